import { AnotherPortal, openedPortal } from "@gatehouse/story-kit/portal/portal";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { recordedRequests } from "@gatehouse/story-kit/portal/recorded-requests";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type JSX, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { LicenseStatusPanel } from "../../areas/licenses/license-status-panel/license-status-panel";
import { LicensesPanel } from "../../areas/licenses/licenses-panel/licenses-panel";
import { UserMenu } from "../../areas/viewer/user-menu";
import { PollPaceContext } from "../../data/poll-pace";
import { PortalRoot } from "../../portal/portal-root";

const requests = recordedRequests();
const navigation = recordedNavigation();
const onEvent = fn();
let showStatus: (isShown: boolean) => void = () => undefined;

/** Three panels that poll twice a second. The first one can be removed. */
function Panels({ access = "inline" }: { readonly access?: "inline" | "redirect" }): JSX.Element {
  const [isStatusShown, setStatusShown] = useState(true);
  showStatus = setStatusShown;
  return (
    <AnotherPortal story={{ access, navigation, onEvent, through: requests.through, timeoutMs: 30_000 }}>
      <PollPaceContext value={1 / 120}>
        {isStatusShown && <LicenseStatusPanel />}
        <LicensesPanel />
        {/* As in the portal's host, whose canvas follows the theme. */}
        <PortalRoot isHost>
          <UserMenu />
        </PortalRoot>
      </PollPaceContext>
    </AnotherPortal>
  );
}

const meta: Meta<typeof Panels> = {
  title: "Panels/Session",
  component: Panels,
  parameters: { portal: { as: "customer@example.com" } },
  beforeEach: () => {
    requests.made.length = 0;
    navigation.visits.length = 0;
    onEvent.mockClear();
  },
};

export default meta;
type Story = StoryObj<typeof Panels>;

const typed = "RDR-VALID-SMART-00000-00000-000002";
const prompt = () => screen.findByRole("alertdialog", { name: "Your session has ended" });
const prompts = () => screen.queryAllByRole("alertdialog", { hidden: true });
const coupon = () => screen.getByRole("textbox", { name: "Coupon code", hidden: true });
const comeBack = () => window.dispatchEvent(new Event("focus"));
const typeCoupon = async () => {
  await screen.findByRole("table", { name: "My Licenses" });
  await screen.findByRole("button", { name: /^Elena Marchetti/ });
  await userEvent.click(screen.getByRole("button", { name: "Add license" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Redeem coupon" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "Coupon code" }), typed);
};

/**
 * One prompt serves all panels, requests pause, and the form keeps its text. After the user signs in, work continues.
 */
export const EndsWhileTyping: Story = {
  play: async ({ loaded }) => {
    const { viewer } = openedPortal(loaded);
    await typeCoupon();
    viewer.switchTo(null);
    const dialog = await prompt();
    await expect(prompts()).toHaveLength(1);
    await expect(within(dialog).getByRole("button", { name: "Not now" })).toHaveFocus();
    const signIn = within(dialog).getByRole("link", { name: "Sign in" });
    await expect(signIn).toHaveAttribute("target", "_blank");
    await expect(signIn).toHaveAttribute("href", expect.stringMatching(/\/accounts\/login\/\?next=%2Fapp%2Flicenses$/));
    await expect(coupon()).toHaveValue(typed);
    await expect(onEvent.mock.calls.filter(([{ type }]) => type === "session.ended")).toHaveLength(1);

    viewer.switchTo("customer@example.com");
    await waitFor(async () => {
      comeBack();
      await expect(prompts()).toHaveLength(0);
    });
    await expect(coupon()).toHaveValue(typed);
    await waitFor(() => expect(coupon()).toHaveFocus());
    const before = requests.made.length;
    await waitFor(() => expect(requests.made.slice(before)).toContain("GET /api/webapp/v1/best-license/"));
    await userEvent.click(screen.getByRole("button", { name: "Redeem" }));
    await expect(await screen.findByText("Coupon redeemed successfully.")).toBeInTheDocument();
  },
};

/**
 * Once postponed, one banner replaces the prompt. The user's next action brings the prompt back, which already gives the
 * reason, so the action's own toast doesn't appear.
 */
export const PutOff: Story = {
  play: async ({ canvas, loaded }) => {
    const { viewer } = openedPortal(loaded);
    await screen.findByRole("table", { name: "My Licenses" });
    await screen.findByRole("button", { name: /^Elena Marchetti/ });
    await userEvent.click(screen.getByRole("button", { name: "Add license" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Add to cart" }));
    await userEvent.click(await screen.findByRole("button", { name: /Duration/ }));
    await userEvent.click(await screen.findByRole("option", { name: /^2 years/ }));
    viewer.switchTo(null);
    await userEvent.click(within(await prompt()).getByRole("button", { name: "Not now" }));
    await waitFor(() => expect(prompts()).toHaveLength(0));
    await expect(canvas.getAllByText("Your session has ended")).toHaveLength(1);
    const duration = screen.getByRole("button", { name: /Duration/ });
    await expect(duration).toHaveFocus();
    const add = screen.getByRole("button", { name: "Add to cart" });
    await userEvent.click(add);
    await prompt();
    await waitFor(() => expect(add).not.toHaveAttribute("aria-busy", "true"));
    await expect(screen.queryByText("Failed to add license to shopping cart. Please try again.")).toBeNull();
    await expect(duration).toHaveTextContent("2 years");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(prompts()).toHaveLength(0));
  },
};

/** The panel with the prompt is removed, and another panel takes over. */
export const LeaderGoes: Story = {
  play: async ({ loaded }) => {
    await typeCoupon();
    openedPortal(loaded).viewer.switchTo(null);
    await prompt();
    showStatus(false);
    await waitFor(() => expect(prompts()).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole("alertdialog")).toBeVisible());
    await expect(coupon()).toHaveValue(typed);
  },
};

/** The next account sees a notice, no data of the previous one, and no half-filled form. */
export const AnotherAccount: Story = {
  play: async ({ canvas, loaded }) => {
    const { viewer } = openedPortal(loaded);
    await typeCoupon();
    viewer.switchTo(null);
    await prompt();
    viewer.switchTo("member@example.com");
    await waitFor(async () => {
      // A session check sent before the sign-in still reports no session.
      comeBack();
      await expect(screen.getByText(/^You're now signed in as member@example\.com\./)).toBeInTheDocument();
    });
    await expect(await canvas.findByRole("button", { name: /^Aiko Tanaka/ })).toBeVisible();
    await expect(screen.queryByRole("textbox", { name: "Coupon code", hidden: true })).toBeNull();
    await expect(prompts()).toHaveLength(0);
    await expect(await canvas.findByText("No licenses found")).toBeVisible();
    await expect(document.body).not.toHaveTextContent(/GC-7F2|Elena/);
  },
};

/** The account changes without an end of the session, as when somebody signs in in another tab. */
export const AccountChanges: Story = {
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole("button", { name: /^Elena Marchetti/ });
    openedPortal(loaded).viewer.switchTo("member@example.com");
    await expect(await canvas.findByRole("button", { name: /^Aiko Tanaka/ })).toBeVisible();
    await expect(await canvas.findByText("No licenses found")).toBeVisible();
    await expect(document.body).not.toHaveTextContent(/GC-7F2|Elena/);
  },
};

/** Signing out leaves no trace on the page or in the browser's storage. The chosen theme stays. */
export const SignsOut: Story = {
  args: { access: "redirect" },
  parameters: { axe: false },
  play: async ({ canvas }) => {
    await screen.findByRole("table", { name: "My Licenses" });
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of ["gatehouse.theme", "gatehouse.draft", "tsr-scroll-restoration-v1_3", "page.own"])
        storage.setItem(key, "light");
    }
    await userEvent.click(await canvas.findByRole("button", { name: /^Elena Marchetti/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Logout" }));
    await waitFor(() =>
      expect(navigation.visits).toEqual([
        { address: expect.stringMatching(/\/accounts\/login\/\?next=%2Fapp%2Flicenses$/) },
      ]),
    );
    await waitFor(() => expect(document.body).not.toHaveTextContent(/GC-|Elena/));
    const kept = () =>
      [localStorage, sessionStorage].map((storage) =>
        Object.keys(storage)
          .filter((key) => /^(gatehouse|tsr|page)/.test(key))
          .sort(),
      );
    await expect(kept()).toEqual([
      ["gatehouse.theme", "page.own"],
      ["gatehouse.theme", "page.own"],
    ]);
    // The host's router writes its entry again when the page unloads.
    sessionStorage.setItem("tsr-scroll-restoration-v1_3", "{}");
    window.dispatchEvent(new Event("pagehide"));
    await expect(kept()).toEqual([
      ["gatehouse.theme", "page.own"],
      ["gatehouse.theme", "page.own"],
    ]);
    for (const storage of [localStorage, sessionStorage])
      for (const key of ["gatehouse.theme", "page.own"]) storage.removeItem(key);
  },
};

/** After sign-out in another tab, this tab shows a sign-in link and no account data. */
export const SignedOutElsewhere: Story = {
  play: async ({ canvas, loaded }) => {
    const { viewer } = openedPortal(loaded);
    await typeCoupon();
    viewer.switchTo(null);
    new BroadcastChannel(`gatehouse.session ${window.location.origin}`).postMessage("signed-out");
    await waitFor(() => expect(canvas.getAllByText("Sign in to continue")).toHaveLength(3));
    await expect(document.body).not.toHaveTextContent(/GC-|Elena/);
    await expect(onEvent.mock.calls).toContainEqual([{ type: "session.signed-out" }]);
    viewer.switchTo("member@example.com");
    new BroadcastChannel(`gatehouse.session ${window.location.origin}`).postMessage("signed-in");
    await expect(await canvas.findByRole("button", { name: /^Aiko Tanaka/ })).toBeVisible();
  },
};
