import { cart } from "@gatehouse/contract/cart";
import { orders } from "@gatehouse/contract/orders";
import { DialogOpener } from "@gatehouse/story-kit/portal/dialog-opener";
import { press, seesToast } from "@gatehouse/story-kit/portal/steps";
import { demoLicenseGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { PortalPanel } from "../../access/portal-panel";
import { eventsOf, inDialog, lostResponses, type LostRun } from "../../testing/lost-responses";
import { CartPanel } from "./cart-panel/cart-panel";
import { AddLicenseDialog } from "./dialogs/add-license-dialog";
import { RenewLicensesDialog } from "./dialogs/renew-licenses-dialog";

const meta: Meta = { title: "Panels/Cart/LostResponses" };

export default meta;
type Story = StoryObj;

const as = "customer@example.com";
const one = "New PRO license, 1 year";
const state = async ({ client }: LostRun) =>
  (await client.call(cart.list)).results.map(({ type, license, duration, quantity }) => [
    type,
    license?.guid,
    duration,
    quantity,
  ]);

export const Submits: Story = lostResponses({
  call: cart.submit,
  as,
  panel: () => <CartPanel />,
  send: () => inDialog(() => press("Submit order"), "Submit order"),
  reported: async (run) => {
    await seesToast("The order was submitted. Our sales team will contact you.");
    await waitFor(() => expect(run.navigation.visits).toHaveLength(1));
    const [newest] = (await run.client.call(orders.list)).results;
    await expect(eventsOf(run)).toEqual([{ type: "order.submitted", orderGuid: newest?.guid }]);
  },
  failed: "Failed to submit the cart. Please try again later.",
  state: async (run) => [(await run.client.call(orders.list)).results.length, await state(run)],
});

export const Removes: Story = lostResponses({
  call: cart.remove,
  as,
  panel: () => <CartPanel />,
  state,
  send: () => press(`Remove ${one}`),
  reported: (run) => waitFor(() => expect(eventsOf(run)).toEqual([{ type: "cart.row-removed" }])),
  failed: "Failed to remove the row from the shopping cart.",
  isRepeatRefused: true,
});

export const ChangesAQuantity: Story = lostResponses({
  call: cart.setQuantity,
  as,
  panel: () => <CartPanel />,
  state,
  send: async () => {
    const field = await screen.findByRole("textbox", { name: `Quantity of ${one}` });
    await userEvent.clear(field);
    await userEvent.type(field, "7");
  },
  reported: (run) => waitFor(() => expect(eventsOf(run)).toEqual([{ type: "cart.quantity-changed", quantity: 7 }])),
  failed: "Failed to update the quantity. Try again later.",
});

const choose = async (duration: RegExp) => {
  await userEvent.click(screen.getByRole("button", { name: /Duration/ }));
  await userEvent.click(await screen.findByRole("option", { name: duration }));
};

export const AddsLicenses: Story = lostResponses({
  call: cart.setQuantity,
  as,
  state,
  panel: () => (
    <PortalPanel name="CartPanel">
      <DialogOpener button="New" dialog={AddLicenseDialog} />
    </PortalPanel>
  ),
  send: () =>
    inDialog(async () => {
      await press("New");
      await screen.findByRole("dialog");
      await choose(/^1 year/);
    }, "Add to cart"),
  reported: "Added to cart.",
  failed: "Failed to add license to shopping cart. Please try again.",
});

const expired = {
  guid: demoLicenseGuid("GC-3A88-2051"),
  serial_number: "GC-3A88-2051",
  type: "smart",
  remote_services: false,
  expiration_date: null,
} as const;

export const AddsARenewal: Story = lostResponses({
  call: cart.addRenewal,
  as,
  state,
  panel: () => (
    <PortalPanel name="CartPanel">
      <DialogOpener
        button="Renew"
        dialog={({ onClose }) => <RenewLicensesDialog licenses={[expired]} onClose={onClose} />}
      />
    </PortalPanel>
  ),
  send: () =>
    inDialog(async () => {
      await press("Renew");
      await screen.findByRole("dialog");
      await choose(/^2 years/);
    }, "Add to cart"),
  reported: "The renewal was added to the shopping cart.",
  failed: "Failed to add some renews to the cart. Please try again later.",
});
