import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { demoLicenseGuid } from "../../../../../.storybook/demo";
import { changingFault } from "../../../../../.storybook/changing-fault";
import { everyFault, failsOnce } from "../../../../../.storybook/every-fault";
import { openedPortal } from "../../../../../.storybook/portal";
import { recordedNavigation } from "../../../../../.storybook/recorded-navigation";
import { recordedRequests } from "../../../../../.storybook/recorded-requests";
import { PollPaceContext } from "../../data/poll-pace";
import { LicensesPanel } from "./licenses-panel";

const meta: Meta<typeof LicensesPanel> = {
  title: "Panels/Licenses/LicensesPanel",
  component: LicensesPanel,
  parameters: { portal: { as: "customer@example.com" } },
};

export default meta;
type Story = StoryObj<typeof LicensesPanel>;

const soon = { timeout: 10_000 };
const tableOf = (name: string) => screen.findByRole("table", { name }, soon);
const serialsIn = (table: HTMLElement) => within(table).getAllByRole("link", { name: /^GC-/ }).map((link) => link.textContent);
const openMenu = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Add license" }));
  return screen.findByRole("menu", { name: "Add license" });
};

const seesToast = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible(), soon);

const navigation = recordedNavigation();

export const Default: Story = {
  parameters: { portal: { as: "customer@example.com", navigation } },
  play: async ({ canvas }) => {
    const table = await tableOf("My Licenses");
    await expect(within(table).getAllByRole("row")).toHaveLength(11);
    await expect(canvas.getByRole("tab", { name: "My Licenses 12" })).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("tab", { name: /^In Use \d+$/ })).toHaveAttribute("aria-selected", "false");
    await expect(canvas.getByRole("columnheader", { name: "Validity" })).toHaveAttribute("aria-sort", "ascending");
    await expect(serialsIn(table)[0]).toBe("GC-3A88-2051");
    await expect(within(table).getByRole("link", { name: "GC-3A88-2051" })).toHaveAttribute("href", expect.stringMatching(/^\/app\/licenses\/[0-9a-f-]{36}$/));
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
    await expect(await canvas.findByText("No licenses found", undefined, soon)).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Request a trial license" }, soon)).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "In Use 0" }));
    await expect(canvas.getByText("No licenses currently in use")).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json" } } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole("alert", undefined, soon);
    await expect(alert).toHaveTextContent("Failed to fetch licenses.");
    await userEvent.click(canvas.getByRole("tab", { name: "In Use" }));
    await expect(await canvas.findByRole("alert", undefined, soon)).toHaveTextContent("Failed to fetch the licenses in use.");
  },
};

export const SignedOut: Story = {
  parameters: { portal: { as: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Sign in to go on", undefined, soon)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", expect.stringContaining("/accounts/login/?next="));
  },
};

const leaving = recordedNavigation();

export const SignedOutOnTheHost: Story = {
  parameters: { portal: { as: null, access: "redirect", navigation: leaving }, axe: false },
  play: async () =>
    waitFor(() => expect(leaving.visits).toContainEqual({ address: expect.stringMatching(/\/accounts\/login\/\?next=%2Fapp%2Flicenses/) }), soon),
};

const kept = recordedNavigation();

export const TabsAndListKeepTheirState: Story = {
  parameters: { portal: { navigation: kept } },
  play: async ({ canvas }) => {
    kept.search.write("");
    await tableOf("My Licenses");
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await userEvent.click(canvas.getByRole("tab", { name: /In Use/ }));
    const inUse = await tableOf("In Use");
    await expect(serialsIn(inUse)).toContain("GC-7F21-0942");
    await expect(kept.search.read()).toBe("?licenses.page=2&licenses.tab=in-use");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(within(await tableOf("My Licenses")).getAllByRole("row")).toHaveLength(3);
    kept.search.write("?licenses.size=5&licenses.sort=-expires&licenses.page=7e9&licenses.type=nonsense");
    await expect(await canvas.findByRole("columnheader", { name: "Expires" })).toHaveAttribute("aria-sort", "descending");
  },
};

export const Filters: Story = {
  play: async ({ canvas }) => {
    const table = await tableOf("My Licenses");
    const type = canvas.getByRole("combobox", { name: "Type" });
    const expiry = canvas.getByRole("combobox", { name: "Expiry" });
    await userEvent.selectOptions(type, "SMART");
    await expect(serialsIn(table)).toEqual(["GC-3A88-2051", "GC-3A90-4417", "GC-3A91-5520"]);
    await userEvent.selectOptions(expiry, "Expires in under 60 days");
    await expect(serialsIn(table)).toEqual(["GC-3A90-4417"]);
    await userEvent.selectOptions(expiry, "Expired");
    await expect(serialsIn(table)).toEqual(["GC-3A88-2051"]);
    await userEvent.selectOptions(type, "Trial");
    await expect(canvas.queryByRole("link")).toBeNull();
    await userEvent.selectOptions(expiry, "Any expiry");
    await expect(serialsIn(table)).toEqual(["GC-TR26-0051"]);
    await userEvent.selectOptions(type, "Any type");
    await userEvent.selectOptions(expiry, "Not activated");
    await expect(serialsIn(table)).toEqual(["GC-7F23-0015"]);
  },
};

export const Searches: Story = {
  play: async ({ canvas }) => {
    const table = await tableOf("My Licenses");
    await userEvent.type(canvas.getByRole("searchbox"), "beam{Enter}");
    await expect(serialsIn(table)).toEqual(["GC-7F20-8830"]);
    // The serials behind `+1` are found too.
    await userEvent.clear(canvas.getByRole("searchbox"));
    await userEvent.type(canvas.getByRole("searchbox"), "gc-7f20-8656{Enter}");
    await expect(serialsIn(table)).toEqual(["GC-7F20-8655"]);
  },
};

const opened = recordedNavigation();

export const OpensALicense: Story = {
  parameters: { portal: { navigation: opened } },
  play: async ({ canvas }) => {
    opened.visits.length = 0;
    const link = within(await tableOf("My Licenses")).getByRole("link", { name: "GC-3A88-2051" });
    const path = link.getAttribute("href")?.replace(/^\/app/, "");
    await userEvent.click(link);
    await userEvent.click(canvas.getByRole("button", { name: "Actions for GC-3A88-2051" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Open GC-3A88-2051" }));
    await waitFor(() => expect(opened.visits).toHaveLength(2));
    await expect(opened.visits).toEqual([0, 1].map(() => ({ target: expect.objectContaining({ screen: "license", path }), replace: false })));
  },
};

export const NoTrialForOwners: Story = {
  play: async () => {
    await tableOf("My Licenses");
    await openMenu();
    await expect(screen.getByRole("menuitem", { name: /Request trial/ })).toHaveAttribute("aria-disabled", "true");
    await expect(screen.getByRole("menuitem", { name: "Redeem coupon" })).not.toHaveAttribute("aria-disabled");
  },
};

export const TrialFromTheMenu: Story = {
  parameters: { portal: { as: "empty@example.com", writes: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Request a trial license" }, soon);
    await openMenu();
    await userEvent.click(screen.getByRole("menuitem", { name: "Request trial" }));
    const dialog = await screen.findByRole("dialog", { name: "Request trial" });
    await waitFor(() => expect(within(dialog).getByText(/Example trial license for 30 days/)).toBeVisible());
    await userEvent.click(within(dialog).getByRole("button", { name: "Request trial" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), soon);
    await seesToast("Trial license requested successfully.");
    await expect(await tableOf("My Licenses")).toHaveTextContent(/(29|30) days/);
    await openMenu();
    await expect(screen.getByRole("menuitem", { name: /Request trial/ })).toHaveAttribute("aria-disabled", "true");
  },
};

const requests = recordedRequests();
const couponCalls = () => requests.made.filter((call) => call.includes("redeem-coupon"));

export const CouponFromTheMenu: Story = {
  parameters: { portal: { as: "empty@example.com", writes: true, through: requests.through } },
  play: async ({ canvas }) => {
    requests.made.length = 0;
    await canvas.findByText("No licenses found", undefined, soon);
    await openMenu();
    await userEvent.click(screen.getByRole("menuitem", { name: "Redeem coupon" }));
    const dialog = await screen.findByRole("dialog", { name: "Redeem coupon" });
    await userEvent.type(within(dialog).getByRole("textbox", { name: "Coupon code" }), "  rdr-valid-pro00-00000-00000-000001 ");
    await userEvent.dblClick(within(dialog).getByRole("button", { name: "Redeem" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), soon);
    await seesToast("Coupon redeemed successfully.");
    await expect(couponCalls()).toEqual(["POST /api/webapp/v1/redeem-coupon/"]);
    await expect(await tableOf("My Licenses")).toHaveTextContent(/36[45] days/);
    await expect(canvas.getByRole("tab", { name: "My Licenses 1" })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("tab", { name: "In Use 1" })).toBeVisible());
    await expect(screen.getByRole("button", { name: "Add license" })).toHaveFocus();
  },
};

const renewDialog = async (name: string) => screen.findByRole("dialog", { name }, soon);
const chooseDuration = async (name: RegExp) => {
  await userEvent.click(screen.getByRole("button", { name: /Duration/ }));
  await userEvent.click(await screen.findByRole("option", { name }, soon));
};
const rowOf = async (serial: string) => within(await tableOf("My Licenses")).getByRole("link", { name: serial }).closest("tr");
const renewalCalls = () => requests.made.filter((call) => call.includes("/shopping-cart/"));

export const RenewsOne: Story = {
  parameters: { portal: { writes: true, through: requests.through } },
  play: async ({ canvas }) => {
    requests.made.length = 0;
    await tableOf("My Licenses");
    await userEvent.click(canvas.getByRole("button", { name: "Renew GC-3A88-2051" }));
    const dialog = await renewDialog("Renew license");
    await userEvent.click(within(dialog).getByRole("button", { name: "Add to cart" }));
    await waitFor(() => expect(screen.getByText("Duration is required")).toBeVisible());
    await chooseDuration(/^5 years/);
    await userEvent.dblClick(within(dialog).getByRole("button", { name: "Add to cart" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), soon);
    await seesToast("The renewal was added to the shopping cart.");
    await expect(renewalCalls()).toEqual(["POST /api/webapp/v1/shopping-cart/"]);
    await waitFor(async () => expect(await rowOf("GC-3A88-2051")).toHaveTextContent("Renew in cart"), soon);
    await userEvent.click(canvas.getByRole("button", { name: "Actions for GC-3A88-2051" }));
    const entry = await screen.findByRole("menuitem", { name: /^Renew/ });
    await expect(entry).toHaveAttribute("aria-disabled", "true");
    await expect(entry).toHaveTextContent("Already added");
  },
};

/** Some of several are selected; those that fail are named, and only they are sent again. */
export const RenewsSeveral: Story = {
  parameters: { portal: { writes: true, through: requests.through } },
  play: async ({ canvas, loaded }) => {
    requests.made.length = 0;
    await tableOf("My Licenses");
    await userEvent.click(canvas.getByRole("button", { name: "Renew licenses" }));
    const dialog = await renewDialog("Renew 2 licenses");
    await chooseDuration(/^2 years/);
    for (const box of within(dialog).getAllByRole("checkbox")) await userEvent.click(box);
    await userEvent.click(within(dialog).getByRole("button", { name: "Add to cart" }));
    await waitFor(() => expect(screen.getByText("Select at least one license")).toBeVisible());
    await expect(renewalCalls()).toEqual([]);
    for (const box of within(dialog).getAllByRole("checkbox")) await userEvent.click(box);

    // Another tab was faster with one of them.
    const body = { type: "ren", license: demoLicenseGuid("GC-3A90-4417"), duration: 1, license_duration_measurement_unit: "years", online_compile: false, license_type: "smart" };
    const elsewhere = new Request(`${window.location.origin}/api/webapp/v1/shopping-cart/`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
    await expect((await openedPortal(loaded).fetch(elsewhere)).status).toBe(201);
    await userEvent.click(within(dialog).getByRole("button", { name: "Add to cart" }));
    await seesToast("Failed to add some renews to the cart. Please try again later.");
    await expect(await within(dialog).findByText("The renewal of this license is already in the cart.", undefined, soon)).toBeVisible();
    await expect(within(dialog).getAllByRole("checkbox")).toHaveLength(1);
    await expect(within(dialog).getByText("GC-3A90-4417")).toBeVisible();
    await waitFor(async () => expect(await rowOf("GC-3A88-2051")).toHaveTextContent("Renew in cart"), soon);
  },
};

export const AddsToTheCart: Story = {
  parameters: { portal: { writes: true } },
  play: async () => {
    await tableOf("My Licenses");
    await openMenu();
    await userEvent.click(screen.getByRole("menuitem", { name: "Add to cart" }));
    await renewDialog("New PRO license");
    await chooseDuration(/^1 year/);
    await userEvent.click(screen.getByRole("button", { name: "Add to cart" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), soon);
    await seesToast("Added to the shopping cart.");
    await expect(screen.getByRole("button", { name: "Add license" })).toHaveFocus();
  },
};

/** A renewal that is on order says so in its row, and that the end is near is no alarm. */
export const RenewalOnOrder: Story = {
  play: async ({ canvas }) => {
    const row = (await rowOf("GC-7F20-8655")) ?? document.body;
    await expect(within(row).getByTitle("Order submitted and delivered as soon as possible")).toHaveTextContent("Renewal pending");
    await expect(row.querySelector("[data-tone=warning]")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Actions for GC-7F20-8655" }));
    const entry = await screen.findByRole("menuitem", { name: /^Renew/ });
    await expect(entry).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};

export const ByKeyboardAlone: Story = {
  play: async ({ canvas }) => {
    await tableOf("My Licenses");
    const path: (readonly [string, string])[] = [
      ["tab", "My Licenses 12"], ["button", "Add license"], ["searchbox", "Search serial, type or team"], ["combobox", "Expiry"], ["combobox", "Type"],
      ["button", "Export CSV"], ["button", "Renew licenses"], ["button", "Validity"],
    ];
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
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: "Add license" })).toHaveFocus();
  },
};

const faults = everyFault({
  panel: () => <LicensesPanel />,
  hasContent: (panel) => expect(within(panel).getByRole("link", { name: "GC-3A88-2051" })).toBeVisible(),
  ...failsOnce("Failed to fetch licenses."),
});

export const EveryFault: Story = {
  parameters: { axe: false },
  beforeEach: faults.reset,
  render: faults.render,
  play: async ({ canvasElement }) => faults.prove(canvasElement),
};

const later = changingFault();

export const FailsAfterSuccess: Story = {
  parameters: { portal: { through: later.through } },
  beforeEach: () => { later.now = undefined; },
  render: () => <PollPaceContext value={1 / 300}><LicensesPanel /></PollPaceContext>,
  play: async () => {
    const table = await tableOf("My Licenses");
    for (const kind of ["500 json", "429", "malformed", "401"] as const) {
      later.now = { kind };
      const text = kind === "401" ? "Your session has ended" : "Failed to fetch licenses. What is shown may be out of date.";
      await waitFor(() => expect(screen.getByText(text)).toBeVisible(), soon);
      await expect(table).toBeVisible();
      await expect(within(table).getAllByRole("row", { hidden: true })).toHaveLength(11);
      later.now = undefined;
      // After an end of the session it is the user who comes back.
      if (kind === "401") window.dispatchEvent(new Event("focus"));
      await waitFor(() => expect(screen.queryByText(text)).toBeNull(), soon);
    }
  },
};

export const RetryFromTheBanner: Story = {
  parameters: { portal: { through: later.through } },
  beforeEach: () => { later.now = undefined; },
  render: () => <PollPaceContext value={1 / 20}><LicensesPanel /></PollPaceContext>,
  play: async ({ canvas }) => {
    await tableOf("My Licenses");
    later.now = { kind: "400 detail" };
    const retry = await canvas.findByRole("button", { name: "Retry" }, soon);
    later.now = undefined;
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.queryByText(/may be out of date/)).toBeNull());
  },
};

export const SessionEndsWhileTyping: Story = {
  parameters: { portal: { writes: true } },
  render: () => <PollPaceContext value={1 / 300}><LicensesPanel /></PollPaceContext>,
  play: async ({ loaded }) => {
    const { viewer } = openedPortal(loaded);
    await tableOf("My Licenses");
    await openMenu();
    await userEvent.click(screen.getByRole("menuitem", { name: "Redeem coupon" }));
    await userEvent.type(await screen.findByRole("textbox", { name: "Coupon code" }), "RDR-VALID-SMART-00000-00000-000002");
    viewer.switchTo(null);
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: "Your session has ended" })).toBeVisible(), soon);
    await expect(screen.getByRole("textbox", { name: "Coupon code", hidden: true })).toHaveValue("RDR-VALID-SMART-00000-00000-000002");
    viewer.switchTo("customer@example.com");
    window.dispatchEvent(new Event("focus"));
    await waitFor(() => expect(screen.queryByText("Your session has ended")).toBeNull(), soon);
    await userEvent.click(screen.getByRole("button", { name: "Redeem" }));
    await seesToast("Coupon redeemed successfully.");
  },
};
