import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { isDialogGone, seesToast, tableOf } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { PollPaceContext } from "../../../data/poll-pace";
import { LicensesPanel } from "./licenses-panel";

const watched = watchedPortal();
const { requests } = watched;

const meta: Meta<typeof LicensesPanel> = {
  title: "Panels/Licenses/Adding licenses",
  component: LicensesPanel,
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof LicensesPanel>;

const openMenu = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Add license" }));
  return screen.findByRole("menu", { name: "Add license" });
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
  parameters: { portal: { as: "empty@example.com" } },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Request a trial license" });
    await openMenu();
    await userEvent.click(screen.getByRole("menuitem", { name: "Request trial" }));
    const dialog = await screen.findByRole("dialog", { name: "Request trial" });
    await waitFor(() => expect(within(dialog).getByText(/one free 30-day trial of Example/)).toBeVisible());
    await userEvent.click(within(dialog).getByRole("button", { name: "Request trial" }));
    await isDialogGone();
    await seesToast("Trial license requested successfully.");
    await expect(await tableOf("My Licenses")).toHaveTextContent(/(29|30) days/);
    await openMenu();
    await expect(screen.getByRole("menuitem", { name: /Request trial/ })).toHaveAttribute("aria-disabled", "true");
  },
};

const couponCalls = () => requests.made.filter((call) => call.includes("redeem-coupon"));

export const CouponFromTheMenu: Story = {
  parameters: { portal: { as: "empty@example.com" } },
  play: async ({ canvas }) => {
    await canvas.findByText("No licenses found");
    await openMenu();
    await userEvent.click(screen.getByRole("menuitem", { name: "Redeem coupon" }));
    const dialog = await screen.findByRole("dialog", { name: "Redeem coupon" });
    await userEvent.type(
      within(dialog).getByRole("textbox", { name: "Coupon code" }),
      "  rdr-valid-pro00-00000-00000-000001 ",
    );
    await userEvent.dblClick(within(dialog).getByRole("button", { name: "Redeem" }));
    await isDialogGone();
    await seesToast("Coupon redeemed successfully.");
    await expect(couponCalls()).toEqual(["POST /api/webapp/v1/redeem-coupon/"]);
    await expect(await tableOf("My Licenses")).toHaveTextContent(/36[45] days/);
    await expect(canvas.getByRole("tab", { name: "My Licenses 1" })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("tab", { name: "In Use 1" })).toBeVisible());
    await expect(screen.getByRole("button", { name: "Add license" })).toHaveFocus();
  },
};

const chooseDuration = async (name: RegExp) => {
  await userEvent.click(screen.getByRole("button", { name: /Duration/ }));
  await userEvent.click(await screen.findByRole("option", { name }));
};

export const AddsToTheCart: Story = {
  play: async () => {
    await tableOf("My Licenses");
    await openMenu();
    await userEvent.click(screen.getByRole("menuitem", { name: "Add to cart" }));
    await screen.findByRole("dialog", { name: "New PRO license" });
    await chooseDuration(/^1 year/);
    await userEvent.click(screen.getByRole("button", { name: "Add to cart" }));
    await isDialogGone();
    await seesToast("Added to cart.");
    await expect(screen.getByRole("button", { name: "Add license" })).toHaveFocus();
  },
};

export const SessionEndsWhileTyping: Story = {
  render: () => (
    <PollPaceContext value={1 / 300}>
      <LicensesPanel />
    </PollPaceContext>
  ),
  play: async ({ loaded }) => {
    const { viewer } = openedPortal(loaded);
    await tableOf("My Licenses");
    await openMenu();
    await userEvent.click(screen.getByRole("menuitem", { name: "Redeem coupon" }));
    await userEvent.type(
      await screen.findByRole("textbox", { name: "Coupon code" }),
      "RDR-VALID-SMART-00000-00000-000002",
    );
    viewer.switchTo(null);
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: "Your session has ended" })).toBeVisible());
    await expect(screen.getByRole("textbox", { name: "Coupon code", hidden: true })).toHaveValue(
      "RDR-VALID-SMART-00000-00000-000002",
    );
    viewer.switchTo("customer@example.com");
    // A late response from the ended session may bring the prompt back until the window gets the focus again.
    await waitFor(() => {
      window.dispatchEvent(new Event("focus"));
      return expect(screen.queryByText("Your session has ended")).toBeNull();
    });
    await userEvent.click(screen.getByRole("button", { name: "Redeem" }));
    await seesToast("Coupon redeemed successfully.");
  },
};
