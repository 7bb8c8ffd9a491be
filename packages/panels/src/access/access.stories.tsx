import type { Endpoint } from "@gatehouse/contract";
import { profile } from "@gatehouse/contract/profile";
import { viewer } from "@gatehouse/contract/viewer";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { AnotherPortal, openedPortal, type PortalStory } from "@gatehouse/story-kit/portal/portal";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { recordedRequests } from "@gatehouse/story-kit/portal/recorded-requests";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { JSX } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { LicenseStatusPanel } from "../areas/licenses/license-status-panel/license-status-panel";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";
import { impersonated } from "../testing/impersonated";

const requests = recordedRequests();
const rewritten = rewrittenResponses();
const navigation = recordedNavigation();

/** Two panels of a page. */
function Panels({ story }: { readonly story?: PortalStory }): JSX.Element {
  return (
    <AnotherPortal
      story={{ navigation, timeoutMs: 30_000, through: (send) => requests.through(rewritten.through(send)), ...story }}
    >
      <LicenseStatusPanel />
      <LicensesPanel />
    </AnotherPortal>
  );
}

const meta: Meta<typeof Panels> = {
  title: "Panels/Access",
  component: Panels,
  beforeEach: () => {
    requests.made.length = 0;
    navigation.visits.length = 0;
    rewritten.responses.clear();
  },
};

export default meta;
type Story = StoryObj<typeof Panels>;

const timesAsked = (call: { readonly path: string }) =>
  requests.made.filter((made) => made.endsWith(` ${call.path}`)).length;
const isFetchedOnce = async () => {
  for (const call of [viewer.me, viewer.profileConfirmed, viewer.agreementAccepted])
    await expect(timesAsked(call), call.path).toBe(1);
};
const confirmCards = () => screen.findAllByText("Confirm your profile to continue");

/** For a user with access, the gate checks once for all panels and blocks none. */
export const Default: Story = {
  parameters: { portal: { as: "customer@example.com" } },
  play: async () => {
    await screen.findByRole("table", { name: "My Licenses" });
    await waitFor(() => expect(requests.pending).toBe(0));
    await isFetchedOnce();
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

/** Not signed in, on a host page: each panel shows a sign-in link in its place. */
export const SignedOut: Story = {
  parameters: { portal: { as: null } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText("Sign in to continue")).toHaveLength(2));
    await waitFor(() => expect(requests.pending).toBe(0));
    await expect(timesAsked({ path: "/auth/api/browser/v1/auth/session" })).toBe(1);
    await expect(navigation.visits).toEqual([]);
  },
};

/** Not signed in, in the portal: the page redirects once, for any number of panels. */
export const SignedOutInThePortal: Story = {
  args: { story: { access: "redirect" } },
  parameters: { portal: { as: null }, axe: false },
  play: async () => {
    await waitFor(() => expect(requests.pending).toBe(0));
    await waitFor(() =>
      expect(navigation.visits).toEqual([
        { address: `${window.location.origin}/accounts/login/?next=%2Fapp%2Flicenses` },
      ]),
    );
  },
};

/** The sign-in page returns the user at once: the panel shows a sign-in link instead of a redirect loop. */
export const SentBackFromSignIn: Story = {
  args: { story: { access: "redirect" } },
  parameters: { portal: { as: null } },
  beforeEach: () => {
    const departure = { from: window.location.pathname + window.location.search, at: Date.now(), load: 0 };
    sessionStorage.setItem("gatehouse.sign-in-departure", JSON.stringify(departure));
    return () => sessionStorage.removeItem("gatehouse.sign-in-departure");
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText("Sign in to continue")).toHaveLength(2));
    await waitFor(() => expect(requests.pending).toBe(0));
    await expect(navigation.visits).toEqual([]);
  },
};

/** The profile isn't confirmed: a panel on a host page links to the portal's confirmation page. */
export const Unconfirmed: Story = {
  parameters: { portal: { as: "new@example.com" } },
  play: async ({ canvas }) => {
    await expect(await confirmCards()).toHaveLength(2);
    const [link] = canvas.getAllByRole("link", { name: "Confirm profile" });
    await expect(link).toHaveAttribute("href", "/app/confirm-profile?next=%2Fapp%2Flicenses");
    await waitFor(() => expect(requests.pending).toBe(0));
    await isFetchedOnce();
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(navigation.visits).toEqual([]);
  },
};

/** In the portal, the page redirects to the confirmation page, once. */
export const UnconfirmedInThePortal: Story = {
  args: { story: { access: "redirect" } },
  parameters: { portal: { as: "new@example.com" }, axe: false },
  play: async ({ canvasElement }) => {
    const target = { screen: "confirmProfile", params: {}, path: "/confirm-profile?next=%2Fapp%2Flicenses" };
    await waitFor(() => expect(navigation.visits).toEqual([{ target, replace: true }]));
    await waitFor(() => expect(requests.pending).toBe(0));
    await expect(navigation.visits).toHaveLength(1);
    await expect(canvasElement).not.toHaveTextContent("My Licenses");
  },
};

/** Until the gate's last response arrives, panels show their skeletons but none of their data. */
const lateResponse = (as: string, call: Endpoint, response: object, isShut: () => Promise<void>): Story => ({
  parameters: { portal: { as } },
  args: { story: { access: "inline" } },
  beforeEach: () => {
    const late = new Promise<void>((resolve) => {
      releaseGate = resolve;
    });
    rewritten.responses.set(call, async () => {
      await late;
      return Response.json(response);
    });
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(requests.pending).toBe(1));
    const panel = within(canvas.getByRole("region", { name: "Licenses" }));
    await expect(panel.getByRole("status", { name: "Loading" })).toBeVisible();
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(canvasElement).not.toHaveTextContent("No licenses found");
    releaseGate();
    await isShut();
  },
});

export const NothingShowsBeforeTheProfile = lateResponse(
  "new@example.com",
  viewer.profileConfirmed,
  { profile_confirmed: false },
  async () => expect(await confirmCards()).toHaveLength(2),
);

/** The dialog appears before the page can be used, even if its response and its code are late. */
export const NothingShowsBeforeTheAgreement = lateResponse(
  "pending@example.com",
  viewer.agreementAccepted,
  { eula_accepted: false },
  async () => {
    const early = new MutationObserver(() => {
      if (screen.queryByText("No licenses found") !== null && screen.queryByRole("dialog") === null) wasEarly = true;
    });
    wasEarly = false;
    early.observe(document.body, { childList: true, subtree: true });
    await screen.findByText("No licenses found");
    early.disconnect();
    await expect(await screen.findByRole("dialog", { name: /agreement/i })).toBeVisible();
    await expect(wasEarly).toBe(false);
  },
);

let wasEarly = false;

export const NothingShowsBeforeTheAgreementInThePortal: Story = {
  ...NothingShowsBeforeTheAgreement,
  args: { story: { access: "redirect" } },
};

let releaseGate: () => void = () => undefined;

/** If the gate's check fails, panels are shown and the check is repeated soon. */
export const GateFails: Story = {
  parameters: { portal: { as: "customer@example.com" } },
  args: { story: { fault: { kind: "500 html", calls: "-confirmed/" } } },
  play: async () => {
    await screen.findByRole("table", { name: "My Licenses" });
    await expect(screen.queryByRole("alert")).toBeNull();
  },
};

/** A failed check is repeated within seconds, so that a failure lets nobody skip the agreement for long. */
export const GateRecovers: Story = {
  parameters: { portal: { as: "pending@example.com" } },
  beforeEach: () => {
    rewritten.responses.set(viewer.agreementAccepted, () => Response.json({ detail: "Broken." }, { status: 400 }));
  },
  play: async () => {
    await screen.findByText("No licenses found");
    rewritten.responses.clear();
    await expect(await screen.findByRole("dialog", { name: /agreement/i }, { timeout: 40_000 })).toBeVisible();
  },
};

/** An administrator who impersonates a user neither confirms the profile nor accepts the agreement for them. */
const impersonates = (as: string): Story => ({
  parameters: { portal: { as } },
  args: { story: { through: (send) => requests.through(impersonated(send)) } },
  play: async () => {
    await screen.findByText("No licenses found");
    await waitFor(() => expect(requests.pending).toBe(0));
    await userEvent.click(screen.getByRole("button", { name: "Add license" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Redeem coupon" }));
    await screen.findByRole("textbox", { name: "Coupon code" });
    await expect(screen.getAllByRole("dialog", { hidden: true })).toHaveLength(1);
    await expect(screen.queryByText("Confirm your profile to continue")).toBeNull();
  },
});

export const ImpersonatesUnaccepted = impersonates("pending@example.com");
export const ImpersonatesUnconfirmed = impersonates("new@example.com");

/** A gate that never responds blocks nobody for long. */
export const GateHangs: Story = {
  parameters: { portal: { as: "customer@example.com" } },
  args: { story: { fault: { kind: "hang", calls: "-confirmed/" } } },
  play: async () => {
    await screen.findByRole("table", { name: "My Licenses" });
  },
};

/** The dialog stays open until the choices are saved, even though the agreement is already accepted. */
export const ChoicesNotSaved: Story = {
  parameters: { portal: { as: "pending@example.com" } },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: /agreement/i }));
    for (const box of await dialog.findAllByRole("checkbox")) await userEvent.click(box);
    const confirm = dialog.getByRole("button", { name: "Confirm" });
    await waitFor(() => expect(confirm).not.toHaveAttribute("aria-disabled"));
    rewritten.responses.set(profile.update, () => Response.json({ detail: "Broken." }, { status: 500 }));
    await userEvent.click(confirm);
    await expect(
      await screen.findByText(
        "You accepted the license agreement, but we couldn't save your email choices. Confirm again.",
      ),
    ).toBeInTheDocument();
    await expect(requests.made.filter((made) => made === `GET ${viewer.agreementAccepted.path}`)).toHaveLength(1);
    await expect(await dialog.findByRole("button", { name: "Confirm" })).toBeVisible();
    rewritten.responses.clear();
    await userEvent.click(dialog.getByRole("button", { name: "Confirm" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** The license agreement isn't accepted: one dialog covers the page and closes only on acceptance. */
export const Unaccepted: Story = {
  parameters: { portal: { as: "pending@example.com" } },
  play: async ({ loaded }) => {
    const dialog = await screen.findByRole("dialog", { name: /agreement/i });
    await expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
    await expect(dialog).toBeInTheDocument();
    const [accept] = await within(dialog).findAllByRole("checkbox");
    if (accept === undefined) throw new Error("the dialog has no box to tick");
    await userEvent.click(accept);
    const confirm = within(dialog).getByRole("button", { name: "Confirm" });
    await waitFor(() => expect(confirm).not.toHaveAttribute("aria-disabled"));
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(screen.getByText("No licenses found")).toBeVisible();
    const response = await openedPortal(loaded).fetch(
      new Request(`${window.location.origin}${viewer.agreementAccepted.path}`),
    );
    await expect(await response.json()).toEqual({ eula_accepted: true });
  },
};
