import { type CartRow } from "@gatehouse/contract/cart";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { seesToast } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { PollPaceContext } from "../../../data/poll-pace";
import { findQuantity, purchase, rowsInCart } from "../../../testing/cart-rows";
import { CartPanel } from "./cart-panel";

const watched = watchedPortal();
const { fault, onEvent, requests } = watched;

const meta: Meta<typeof CartPanel> = {
  title: "Panels/Cart/Removed rows",
  component: CartPanel,
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof CartPanel>;

/** Pending quantities stay pending, however slow the machine is. Otherwise they are sent before the row is removed. */
const withPendingEdits = () => (
  <PollPaceContext value={120}>
    <CartPanel />
  </PollPaceContext>
);

const toasts = () => screen.getByRole("region", { name: "Notifications" });

export const RemovesARow: Story = {
  render: withPendingEdits,
  play: async ({ canvas, loaded }) => {
    // Removing the row discards its pending edit.
    await userEvent.click(await canvas.findByRole("button", { name: `Increase quantity of ${purchase}` }));
    await userEvent.dblClick(canvas.getByRole("button", { name: `Remove ${purchase}` }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: `Remove ${purchase}` })).toBeNull());
    await expect(canvas.getByRole("button", { name: "Add new license" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Remove Renewal of GC-7F20-8830" }));
    await expect(await canvas.findByText("The shopping cart is empty")).toBeVisible();
    await expect(requests.writes()).toEqual(Array(2).fill("POST /api/webapp/v1/remove-multiple-shopping-cart-rows/"));
    await expect(onEvent.mock.calls).toEqual([[{ type: "cart.row-removed" }], [{ type: "cart.row-removed" }]]);
    await expect(await rowsInCart(openedPortal(loaded))).toEqual([]);
  },
};

const both = [purchase, "Renewal of GC-7F20-8830"];

/** Each toast names its row, so that the user knows what Undo puts back. */
export const NamesTheRows: Story = {
  play: async ({ canvas }) => {
    for (const item of both) {
      await userEvent.click(await canvas.findByRole("button", { name: `Remove ${item}` }));
      await waitFor(() => expect(canvas.queryByRole("button", { name: `Remove ${item}` })).toBeNull());
    }
    for (const item of both) await seesToast(`Removed from the cart: ${item}.`);
  },
};

/** Undo restores a row with its quantity, for purchases and for renewals. */
export const PutsRowsBack: Story = {
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole("button", { name: `Remove ${purchase}` });
    const whole = await rowsInCart(openedPortal(loaded));
    for (const item of both) {
      await userEvent.click(canvas.getByRole("button", { name: `Remove ${item}` }));
      await waitFor(() => expect(canvas.queryByRole("button", { name: `Remove ${item}` })).toBeNull());
      await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
      await seesToast("Put back in the cart.");
      await expect(await canvas.findByRole("button", { name: `Remove ${item}` })).toBeVisible();
      await userEvent.click(within(toasts()).getByRole("button", { name: "Close" }));
    }
    const without = (rows: readonly CartRow[]) =>
      rows.map(({ type, license, duration, quantity: count }) => ({ type, license, duration, count }));
    await expect(without(await rowsInCart(openedPortal(loaded)))).toEqual(expect.arrayContaining(without(whole)));
    await expect(onEvent.mock.calls.flat().map(({ type }: { type: string }) => type)).toEqual([
      "cart.row-removed",
      "cart.row-added",
      "cart.row-removed",
      "cart.row-added",
    ]);
  },
};

/** A refused Undo shows the reason, even if the refusal names a field. */
export const FailsToPutBack: Story = {
  play: async ({ canvas }) => {
    const item = "Renewal of GC-7F20-8830";
    await userEvent.click(await canvas.findByRole("button", { name: `Remove ${item}` }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: `Remove ${item}` })).toBeNull());
    fault.now = { kind: "400 fields", calls: "shopping-cart/" };
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await seesToast("We couldn't put it back in the cart. This coupon is not for this account.");
    fault.now = undefined;
    await expect(canvas.queryByRole("button", { name: `Remove ${item}` })).toBeNull();
  },
};

/** Undo does not continue after sign-in, so a toast reports that the row stays removed. */
export const PutsBackAfterTheSession: Story = {
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `Remove ${purchase}` }));
    const undo = await screen.findByRole("button", { name: "Undo" });
    openedPortal(loaded).viewer.switchTo(null);
    await userEvent.click(undo);
    await expect(await screen.findByRole("alertdialog", { name: "Your session has ended" })).toBeVisible();
    await seesToast("We couldn't put it back in the cart.");
  },
};

/** The prompt of the ended session is enough. No toast reports that the row stays. */
export const RemovesAfterTheSession: Story = {
  play: async ({ canvas, loaded }) => {
    const button = await canvas.findByRole("button", { name: `Remove ${purchase}` });
    openedPortal(loaded).viewer.switchTo(null);
    await userEvent.click(button);
    await expect(await screen.findByRole("alertdialog", { name: "Your session has ended" })).toBeVisible();
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy", "true"));
    await expect(screen.queryByText("Failed to remove the row from the shopping cart.")).toBeNull();
  },
};

export const FailsToRemove: Story = {
  render: withPendingEdits,
  parameters: { portal: { fault: { kind: "500 json", calls: "remove-multiple" } } },
  play: async ({ canvas }) => {
    // The row's discarded quantity is not shown after the failure.
    await userEvent.click(await canvas.findByRole("button", { name: `Increase quantity of ${purchase}` }));
    await userEvent.click(canvas.getByRole("button", { name: `Remove ${purchase}` }));
    await seesToast("Failed to remove the row from the shopping cart.");
    await expect(await findQuantity()).toHaveValue("2");
  },
};
