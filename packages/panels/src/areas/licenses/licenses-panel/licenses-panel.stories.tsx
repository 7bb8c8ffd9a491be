import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { isDialogGone, tableOf } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { PollPaceContext } from "../../../data/poll-pace";
import { serialsIn } from "../../../testing/license-serials";
import { LicensesPanel } from "./licenses-panel";

const watched = watchedPortal();
const { fault, navigation } = watched;

const meta: Meta<typeof LicensesPanel> = {
  title: "Panels/Licenses/LicensesPanel",
  component: LicensesPanel,
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof LicensesPanel>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = await tableOf("My Licenses");
    await expect(within(table).getAllByRole("row")).toHaveLength(11);
    await expect(canvas.getByRole("tab", { name: "My Licenses 12" })).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("tab", { name: /^In Use \d+$/ })).toHaveAttribute("aria-selected", "false");
    await expect(canvas.getByRole("columnheader", { name: "Validity" })).toHaveAttribute("aria-sort", "ascending");
    await expect(serialsIn(table)[0]).toBe("GC-3A88-2051");
    await expect(within(table).getByRole("link", { name: "GC-3A88-2051" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/app\/licenses\/[0-9a-f-]{36}$/),
    );
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: "Serial numbers" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Add license" })).toBeEnabled();
  },
};

export const Empty: Story = {
  parameters: { portal: { as: "empty@example.com" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No licenses found")).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Request a trial license" })).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "In Use 0" }));
    await expect(await canvas.findByText("No licenses currently in use")).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json" } } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("Failed to fetch licenses.");
    await userEvent.click(canvas.getByRole("tab", { name: "In Use" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch the licenses in use.");
  },
};

export const SignedOut: Story = {
  parameters: { portal: { as: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Sign in to continue")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Sign in" })).toHaveAttribute(
      "href",
      expect.stringContaining("/accounts/login/?next="),
    );
  },
};

export const SignedOutOnTheHost: Story = {
  parameters: { portal: { as: null, access: "redirect" }, axe: false },
  play: async () =>
    waitFor(() =>
      expect(navigation.visits).toContainEqual({
        address: expect.stringMatching(/\/accounts\/login\/\?next=%2Fapp%2Flicenses/),
      }),
    ),
};

export const TabsAndListKeepTheirState: Story = {
  play: async ({ canvas }) => {
    await tableOf("My Licenses");
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await userEvent.click(canvas.getByRole("tab", { name: /In Use/ }));
    const inUse = await tableOf("In Use");
    await expect(serialsIn(inUse)).toContain("GC-7F21-0942");
    await expect(navigation.search.read()).toBe("?licenses.page=2&licenses.tab=in-use");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(within(await tableOf("My Licenses")).getAllByRole("row")).toHaveLength(3);
    navigation.search.write("?licenses.size=5&licenses.sort=-expires&licenses.page=7e9&licenses.type=nonsense");
    await expect(await canvas.findByRole("columnheader", { name: "Expires" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    // A type that doesn't exist filters nothing.
    await expect(serialsIn(await tableOf("My Licenses"))).toHaveLength(5);
    await expect(canvas.getByRole("combobox", { name: "Type" })).toHaveDisplayValue("Any type");
  },
};

export const OpensALicense: Story = {
  play: async ({ canvas }) => {
    const link = within(await tableOf("My Licenses")).getByRole("link", { name: "GC-3A88-2051" });
    const path = link.getAttribute("href")?.replace(/^\/app/, "");
    await userEvent.click(link);
    await userEvent.click(canvas.getByRole("button", { name: "Actions for GC-3A88-2051" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Open GC-3A88-2051" }));
    await waitFor(() => expect(navigation.visits).toHaveLength(2));
    await expect(navigation.visits).toEqual(
      [0, 1].map(() => ({ target: expect.objectContaining({ screen: "license", path }), replace: false })),
    );
  },
};

export const ByKeyboardAlone: Story = {
  play: async ({ canvas }) => {
    await tableOf("My Licenses");
    const path: (readonly [string, string])[] = [
      ["tab", "My Licenses 12"],
      ["button", "Add license"],
      ["searchbox", "Search serial, type or team"],
      ["combobox", "Expiry"],
      ["combobox", "Type"],
      ["button", "Export CSV"],
      ["button", "View: My Licenses"],
      ["button", "Renew licenses"],
      ["checkbox", "Select all on this page"],
      ["button", "Validity"],
    ];
    await canvas.findByRole("button", { name: "View: My Licenses" });
    await canvas.findByRole("checkbox", { name: "Select all on this page" });
    for (const [role, name] of path) {
      await userEvent.tab();
      await expect(canvas.getByRole(role, { name })).toHaveFocus();
    }
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("columnheader", { name: "Validity" })).toHaveAttribute("aria-sort", "descending");
    canvas.getByRole("tab", { name: /My Licenses/ }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await tableOf("In Use");
    await expect(canvas.getByRole("tab", { name: /In Use/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Add to cart" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Coupon code" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
    await expect(canvas.getByRole("button", { name: "Add license" })).toHaveFocus();
  },
};

export const Faults: Story = faultInjection({
  panel: () => <LicensesPanel />,
  hasContent: (panel) => expect(within(panel).getByRole("link", { name: "GC-3A88-2051" })).toBeVisible(),
  ...failsWith("Failed to fetch licenses."),
}).story;

export const FailsAfterSuccess: Story = {
  render: () => (
    <PollPaceContext value={1 / 300}>
      <LicensesPanel />
    </PollPaceContext>
  ),
  play: async () => {
    const table = await tableOf("My Licenses");
    for (const kind of ["500 json", "429", "malformed", "401"] as const) {
      // The session check also reports that nobody is signed in.
      fault.now = kind === "401" ? { kind, calls: "/api/" } : { kind };
      const text = kind === "401" ? "Your session has ended" : "Failed to fetch licenses. This may be out of date.";
      await waitFor(() => expect(screen.getByText(text)).toBeVisible());
      await expect(table).toBeVisible();
      await expect(within(table).getAllByRole("row", { hidden: true })).toHaveLength(11);
      fault.now = undefined;
      await waitFor(() => {
        // Focusing repeats the session check. A check that is already pending still reports the ended session.
        if (kind === "401") window.dispatchEvent(new Event("focus"));
        return expect(screen.queryByText(text)).toBeNull();
      });
    }
  },
};

export const RetryFromTheBanner: Story = {
  render: () => (
    <PollPaceContext value={1 / 20}>
      <LicensesPanel />
    </PollPaceContext>
  ),
  play: async ({ canvas }) => {
    await tableOf("My Licenses");
    fault.now = { kind: "400 detail" };
    const retry = await canvas.findByRole("button", { name: "Retry" });
    fault.now = undefined;
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.queryByText(/may be out of date/)).toBeNull());
  },
};
