import { profile } from "@gatehouse/contract/profile";
import { viewer } from "@gatehouse/contract/viewer";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { confirmCards, forgetGate, GatedPanels, navigation, requests, rewritten } from "../testing/gated-panels";
import { impersonated } from "../testing/impersonated";

const meta: Meta<typeof GatedPanels> = { title: "Panels/Access", component: GatedPanels, beforeEach: forgetGate };

export default meta;
type Story = StoryObj<typeof GatedPanels>;

const timesAsked = (call: { readonly path: string }) =>
  requests.made.filter((made) => made.endsWith(` ${call.path}`)).length;
const isFetchedOnce = async () => {
  for (const call of [viewer.me, viewer.profileConfirmed, viewer.agreementAccepted])
    await expect(timesAsked(call), call.path).toBe(1);
};

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
