import { type CartRow } from "@gatehouse/contract/cart";
import { depth } from "@gatehouse/story-kit/depth";
import type { FaultKind } from "@gatehouse/story-kit/faults/faults";
import { type HeldTimers, holdTimers } from "@gatehouse/story-kit/portal/held-timers";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { seesToast } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { aCartRow } from "@gatehouse/story-kit/samples/cart-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { findQuantity, purchase, rowsInCart } from "../../../testing/cart-rows";
import { CartPanel } from "./cart-panel";
import { QuantityField } from "./quantity-field";

const watched = watchedPortal();
const { fault, onEvent, requests } = watched;

const meta: Meta<typeof CartPanel> = {
  title: "Panels/Cart/Rows",
  component: CartPanel,
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof CartPanel>;

const retype = async (text: string) => {
  const field = await findQuantity();
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field;
};

let timers: HeldTimers;

/** Several changes send one request, 500 ms after the last change. The typed quantity shows at once. */
export const EditsAQuantity: Story = {
  beforeEach: () => {
    timers = holdTimers(500);
    return () => timers.release();
  },
  play: async ({ canvas, loaded }) => {
    const field = await findQuantity();
    for (let time = 0; time < 3; time += 1)
      await userEvent.click(canvas.getByRole("button", { name: `Increase quantity of ${purchase}` }));
    await userEvent.click(canvas.getByRole("button", { name: `Decrease quantity of ${purchase}` }));
    await expect(field).toHaveValue("4");
    await expect(canvas.getByText("5 licenses")).toBeVisible();
    await expect(requests.writes()).toEqual([]);
    await expect(timers.count()).toBe(1);
    timers.elapse();
    await waitFor(() => expect(onEvent.mock.calls).toEqual([[{ type: "cart.quantity-changed", quantity: 4 }]]));
    await expect(requests.writes()).toEqual(["POST /api/webapp/v1/grouped-shopping-cart-rows/"]);
    await expect((await rowsInCart(openedPortal(loaded)))[1]).toMatchObject({ quantity: 4 });
    await expect(field).toHaveValue("4");
  },
};

/**
 * Every press counts, even if presses outpace rendering. At the limit, the button keeps the focus and gives the reason.
 */
export const StepsFast: Story = {
  play: async ({ canvas }) => {
    const field = await findQuantity();
    const more = canvas.getByRole("button", { name: `Increase quantity of ${purchase}` });
    for (let time = 0; time < 8; time += 1) more.click();
    await waitFor(() => expect(field).toHaveValue("10"));
    const fewer = canvas.getByRole("button", { name: `Decrease quantity of ${purchase}` });
    fewer.focus();
    await userEvent.keyboard("{Enter}".repeat(12));
    await waitFor(() => expect(field).toHaveValue("1"));
    await expect(fewer).toHaveFocus();
    await expect(fewer).toHaveAccessibleDescription("License count must be at least 1");
    await waitFor(() => expect(onEvent.mock.lastCall).toEqual([{ type: "cart.quantity-changed", quantity: 1 }]));
  },
};

/**
 * While a quantity is being saved, the row may show the server's old value. Presses count from the value in the field.
 */
export const StepsWhileOvertaken: Story = {
  render: () => <OvertakenField />,
  play: async ({ canvas }) => {
    const field = await findQuantity();
    const more = canvas.getByRole("button", { name: `Increase quantity of ${purchase}` });
    for (const text of ["3", "4", "5"]) {
      await userEvent.click(more);
      await expect(field).toHaveValue(text);
    }
    await userEvent.click(canvas.getByRole("button", { name: `Decrease quantity of ${purchase}` }));
    await expect(field).toHaveValue("4");
    // From an invalid number, presses count from the row's own quantity.
    await retype("101");
    await userEvent.click(more);
    await expect(field).toHaveValue("3");
  },
};

/** A field whose row always falls back to its old quantity. */
function OvertakenField(): ReactNode {
  const [row, setRow] = useState(aCartRow());
  const respondWithOld = () => setRow((before) => ({ ...before, quantity: 2 }));
  const show = (_: CartRow, quantity: number) => {
    setRow((before) => ({ ...before, quantity }));
    setTimeout(respondWithOld);
  };
  return <QuantityField row={row} onChange={show} onInvalid={respondWithOld} />;
}

/** An invalid value stays as typed and shows the reason. */
export const RefusesAQuantity: Story = {
  play: async () => {
    for (const [text, message] of [
      ["0", "License count must be at least 1"],
      ["101", "License count cannot exceed 100"],
      ["2.5", "License count must be a whole number"],
      [" ", "License count is required"],
    ] as const) {
      const field = await retype(text);
      await waitFor(() => expect(field).toHaveAccessibleDescription(message));
      await expect(field).toHaveAttribute("aria-invalid", "true");
    }
    const field = await retype("2");
    await expect(field).not.toHaveAttribute("aria-invalid");
    await waitFor(() => expect(requests.writes()).toHaveLength(1));
  },
};

/** Typing an invalid quantity passes through valid ones: none of them is sent or ordered. */
export const RefusesInvalidQuantity: Story = {
  play: async ({ canvas, loaded }) => {
    const field = await retype("120");
    await expect(canvas.getByText("3 licenses")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Submit order" }));
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue("120");
    // Removing another row sends a request. A request for the quantity would have come before it.
    await userEvent.click(canvas.getByRole("button", { name: "Remove Renewal of GC-7F20-8830" }));
    await waitFor(() => expect(canvas.queryByRole("link", { name: "GC-7F20-8830" })).toBeNull());
    await expect(requests.writes()).toEqual(["POST /api/webapp/v1/remove-multiple-shopping-cart-rows/"]);
    await expect((await rowsInCart(openedPortal(loaded)))[0]).toMatchObject({ quantity: 2 });
    await expect(field).toHaveValue("120");
  },
};

/** A refusal and no response at all. The portal doesn't distinguish other failures here. */
const failures = depth<readonly FaultKind[]>(
  ["400 detail", "dropped"],
  ["500 json", "dropped", "400 detail", "403 html", "429"],
);

/** A refused quantity reverts to the server's value, and a toast reports the failure. */
export const RollsBack: Story = {
  play: async ({ canvas }) => {
    const field = await findQuantity();
    for (const kind of failures) {
      fault.now = { kind, calls: "grouped-shopping-cart-rows" };
      await retype("7");
      await expect(canvas.getByText("8 licenses")).toBeVisible();
      await seesToast("Failed to update the quantity. Try again later.");
      await waitFor(() => expect(field).toHaveValue("2"));
      fault.now = undefined;
      await userEvent.click(screen.getByRole("button", { name: /Dismiss|Close/ }));
      await waitFor(() => expect(screen.queryByText("Failed to update the quantity. Try again later.")).toBeNull());
    }
    await expect(canvas.getByText("3 licenses")).toBeVisible();
  },
};
