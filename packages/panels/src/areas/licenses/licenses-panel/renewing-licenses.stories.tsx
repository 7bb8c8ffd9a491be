import { isDialogGone, press, rowOf, seesToast, tableOf } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { renewElsewhere } from "../../../testing/renew-elsewhere";
import { LicensesPanel } from "./licenses-panel";

const watched = watchedPortal();
const { navigation, requests } = watched;

const meta: Meta<typeof LicensesPanel> = {
  title: "Panels/Licenses/Renewing licenses",
  component: LicensesPanel,
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof LicensesPanel>;

const chooseDuration = async (name: RegExp) => {
  await userEvent.click(screen.getByRole("button", { name: /Duration/ }));
  await userEvent.click(await screen.findByRole("option", { name }));
};

const renewalCalls = () => requests.made.filter((call) => call.includes("/shopping-cart/"));

export const RenewsOne: Story = {
  play: async ({ canvas }) => {
    await tableOf("My Licenses");
    await press("Renew GC-3A88-2051");
    const dialog = await screen.findByRole("dialog", { name: "Renew license" });
    await expect(within(dialog).getByRole("button", { name: /Duration/ })).toHaveTextContent("1 year");
    await chooseDuration(/^5 years/);
    await userEvent.dblClick(within(dialog).getByRole("button", { name: "Add to cart" }));
    await isDialogGone();
    await seesToast("The renewal was added to the shopping cart.");
    await expect(renewalCalls()).toEqual(["POST /api/webapp/v1/shopping-cart/"]);
    await waitFor(async () => expect(await rowOf("My Licenses", "GC-3A88-2051")).toHaveTextContent("Renew in cart"));
    await userEvent.click(canvas.getByRole("button", { name: "Actions for GC-3A88-2051" }));
    const entry = await screen.findByRole("menuitem", { name: /^Renew/ });
    await expect(entry).toHaveAttribute("aria-disabled", "true");
    await expect(entry).toHaveTextContent("Already added");
  },
};

/** Two presses lead from the list to the cart. Viewers who stay in the list get a button to the cart. */
export const GoesToTheCart: Story = {
  play: async () => {
    await tableOf("My Licenses");
    await press("Renew GC-3A88-2051");
    await press("Add and view cart");
    const toCart = {
      target: expect.objectContaining({ screen: "shoppingCart", path: "/shopping-cart" }),
      replace: false,
    };
    await waitFor(() => expect(navigation.visits).toEqual([toCart]));
    await isDialogGone();
    await expect(renewalCalls()).toEqual(["POST /api/webapp/v1/shopping-cart/"]);
    await expect(screen.queryByRole("button", { name: "View cart" })).toBeNull();
    await press("Renew GC-3A90-4417");
    await press("Add to cart");
    await press("View cart");
    await expect(navigation.visits).toEqual([toCart, toCart]);
  },
};

/** The viewer selects some of several licenses. The dialog names those that failed and sends only those again. */
export const RenewsSeveral: Story = {
  play: async ({ canvas, loaded }) => {
    await tableOf("My Licenses");
    await userEvent.click(canvas.getByRole("button", { name: "Renew licenses" }));
    const dialog = await screen.findByRole("dialog", { name: "Renew 2 licenses" });
    await chooseDuration(/^2 years/);
    for (const box of within(dialog).getAllByRole("checkbox")) await userEvent.click(box);
    await userEvent.click(within(dialog).getByRole("button", { name: "Add to cart" }));
    await waitFor(() => expect(screen.getByText("Select at least one license")).toBeVisible());
    await expect(renewalCalls()).toEqual([]);
    for (const box of within(dialog).getAllByRole("checkbox")) await userEvent.click(box);

    // Another tab has already added one of them.
    await renewElsewhere(loaded, "GC-3A90-4417");
    await userEvent.click(within(dialog).getByRole("button", { name: "Add to cart" }));
    await seesToast("Failed to add some renews to the cart. Please try again later.");
    await expect(await within(dialog).findByText("The renewal of this license is already in the cart.")).toBeVisible();
    await expect(within(dialog).getAllByRole("checkbox")).toHaveLength(1);
    await expect(within(dialog).getByText("GC-3A90-4417")).toBeVisible();
    await waitFor(async () => expect(await rowOf("My Licenses", "GC-3A88-2051")).toHaveTextContent("Renew in cart"));
  },
};

/** A pending renewal shows in its row, and the expiration is no alarm. */
export const RenewalOnOrder: Story = {
  play: async ({ canvas }) => {
    const row = await rowOf("My Licenses", "GC-7F20-8655");
    await expect(within(row).getByText("Renewal pending")).toBeVisible();
    await expect(row.querySelector("[data-tone=warning]")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Actions for GC-7F20-8655" }));
    const entry = await screen.findByRole("menuitem", { name: /^Renew/ });
    await expect(entry).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};
