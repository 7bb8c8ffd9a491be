import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { press, seesToast } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { PollPaceContext } from "../../../data/poll-pace";
import { rowsInCart } from "../../../testing/cart-rows";
import { renewElsewhere } from "../../../testing/renew-elsewhere";
import { CartPanel } from "./cart-panel";

const watched = watchedPortal();
const { fault, navigation, onEvent, requests } = watched;

const meta: Meta<typeof CartPanel> = {
  title: "Panels/Cart/SubmitCartDialog",
  component: CartPanel,
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof CartPanel>;

const one = "New PRO license, 1 year";

export const Submits: Story = {
  play: async ({ canvas }) => {
    // The order includes a quantity that is still being saved.
    await userEvent.click(await canvas.findByRole("button", { name: `Increase quantity of ${one}` }));
    await userEvent.click(canvas.getByRole("button", { name: "Submit order" }));
    const dialog = await screen.findByRole("dialog", { name: "Submit order" });
    await waitFor(() =>
      expect(
        within(dialog).getByText(/^You're about to order 4 licenses\. Our sales team will contact you/),
      ).toBeVisible(),
    );
    await expect(within(dialog).getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.dblClick(within(dialog).getByRole("button", { name: "Submit order" }));
    await waitFor(() =>
      expect(navigation.visits).toEqual([
        { target: expect.objectContaining({ screen: "orders", path: "/orders" }), replace: false },
      ]),
    );
    await expect(requests.writes()).toEqual([
      "POST /api/webapp/v1/grouped-shopping-cart-rows/",
      "POST /api/webapp/v1/submit-shopping-cart/",
    ]);
    await expect(onEvent.mock.calls).toEqual([
      [{ type: "cart.quantity-changed", quantity: 3 }],
      [{ type: "order.submitted", orderGuid: expect.stringMatching(/^[0-9a-f-]{36}$/) }],
    ]);
    await seesToast("The order was submitted. Our sales team will contact you.");
    await expect(await canvas.findByText("The shopping cart is empty")).toBeVisible();
  },
};

/** The toast leads to the new order. */
export const ViewsTheOrder: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Submit order" }));
    const dialog = await screen.findByRole("dialog", { name: "Submit order" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Submit order" }));
    await press("View order");
    const { orderGuid } = onEvent.mock.lastCall![0] as { orderGuid: string };
    await expect(navigation.visits.at(-1)).toEqual({
      target: expect.objectContaining({ screen: "order", path: `/orders/${orderGuid}` }),
      replace: false,
    });
  },
};

/** The server refuses a shown quantity. The user gets a message, and nothing is ordered. */
export const RefusedQuantity: Story = {
  // The edit is still pending when the order is submitted.
  render: () => (
    <PollPaceContext value={100}>
      <CartPanel />
    </PollPaceContext>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `Increase quantity of ${one}` }));
    await userEvent.click(canvas.getByRole("button", { name: "Submit order" }));
    const dialog = await screen.findByRole("dialog", { name: "Submit order" });
    fault.now = { kind: "400 detail", calls: "grouped-shopping-cart-rows" };
    await userEvent.click(within(dialog).getByRole("button", { name: "Submit order" }));
    await seesToast("Failed to update the quantity. Try again later.");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(requests.writes().filter((call) => call.includes("submit"))).toEqual([]);
    await expect(navigation.visits).toEqual([]);
  },
};

let isResponseLost = true;

/** The server processes the submission, but its response is lost. */
const losesFirstResponse =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    if (!isResponseLost || !new Request(input, init).url.includes("submit-shopping-cart")) return response;
    isResponseLost = false;
    throw new TypeError("Failed to fetch");
  };

/** A submission whose response was lost is looked up, and reported as done. */
export const SubmitsOnce: Story = {
  parameters: { portal: { through: losesFirstResponse } },
  beforeEach: () => {
    isResponseLost = true;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Submit order" }));
    const dialog = await screen.findByRole("dialog", { name: "Submit order" });
    const submit = within(dialog).getByRole("button", { name: "Submit order" });
    await userEvent.click(submit);
    await seesToast("The order was submitted. Our sales team will contact you.");
    await waitFor(() => expect(navigation.visits).toHaveLength(1));
    await expect(onEvent.mock.calls).toEqual([[{ type: "order.submitted", orderGuid: expect.any(String) }]]);
  },
};

export const FailsToSubmit: Story = {
  parameters: { portal: { fault: { kind: "500 json", calls: "submit-shopping-cart" } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Submit order" }));
    const dialog = await screen.findByRole("dialog", { name: "Submit order" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Submit order" }));
    await seesToast("Failed to submit the cart. Please try again later.");
    await expect(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: "Submit order" })).toHaveFocus();
  },
};

/** An order takes the whole cart, so rows added on another device are shown before ordering. */
export const ChangedElsewhere: Story = {
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Submit order" }));
    const dialog = await screen.findByRole("dialog", { name: "Submit order" });
    await expect(within(dialog).getByText(/^You're about to order 3 licenses\./)).toBeVisible();
    await renewElsewhere(loaded, "GC-3A90-4417");
    const submit = within(dialog).getByRole("button", { name: "Submit order" });
    await userEvent.click(submit);
    await expect(
      await within(dialog).findByText(/^Your cart was changed somewhere else\. .* order 4 licenses\./),
    ).toBeVisible();
    await expect(requests.writes()).toEqual([]);
    await waitFor(() => expect(submit).toBeEnabled());
    await userEvent.click(submit);
    await seesToast("The order was submitted. Our sales team will contact you.");
    await expect(onEvent.mock.calls).toEqual([[{ type: "order.submitted", orderGuid: expect.any(String) }]]);
  },
};

/** Another device has submitted the cart: there is nothing left to order. */
export const EmptiedElsewhere: Story = {
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Submit order" }));
    const dialog = await screen.findByRole("dialog", { name: "Submit order" });
    const { fetch: send } = openedPortal(loaded);
    await send(new Request(`${window.location.origin}/api/webapp/v1/submit-shopping-cart/`, { method: "POST" }));
    await expect(await rowsInCart({ fetch: send })).toEqual([]);
    await userEvent.click(within(dialog).getByRole("button", { name: "Submit order" }));
    await seesToast("Your cart was changed somewhere else. You're seeing the latest version.");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByText("The shopping cart is empty")).toBeVisible();
    // The button that opened the dialog is gone.
    await waitFor(() => expect(canvas.getByRole("button", { name: "Add new license" })).toHaveFocus());
    await expect(requests.writes()).toEqual([]);
  },
};
