import { cart, type CartRow } from "@gatehouse/contract/cart";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { changingFault } from "../../../../../.storybook/changing-fault";
import { everyFault, failsOnce } from "../../../../../.storybook/every-fault";
import { type OpenedPortal, openedPortal } from "../../../../../.storybook/portal";
import { recordedNavigation } from "../../../../../.storybook/recorded-navigation";
import { recordedRequests } from "../../../../../.storybook/recorded-requests";
import { rewrittenAnswers } from "../../../../../.storybook/rewritten-answers";
import { CartPanel } from "./cart-panel";

const meta: Meta<typeof CartPanel> = {
  title: "Panels/Cart/CartPanel",
  component: CartPanel,
  parameters: { portal: { as: "customer@example.com" } },
};

export default meta;
type Story = StoryObj<typeof CartPanel>;

const soon = { timeout: 10_000 };
const one = "New PRO license, 1 year";
const quantity = (item = one) => screen.findByRole("textbox", { name: `Quantity of ${item}` }, soon);
const retype = async (text: string) => {
  const field = await quantity();
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field;
};
const seesToast = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible(), soon);
const rowsAt = async (server: Pick<OpenedPortal, "fetch">) => {
  const answer = await server.fetch(new Request(`${window.location.origin}/api/webapp/v1/grouped-shopping-cart-rows/`));
  return ((await answer.json()) as { results: CartRow[] }).results;
};

const navigation = recordedNavigation();

export const Default: Story = {
  parameters: { portal: { navigation } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "Shopping cart" }, soon);
    const [, renewal, purchase] = within(table).getAllByRole("row");
    await expect(renewal).toHaveTextContent(/Renewal of GC-7F20-8830.*PRO.*1 year.*On.*13 Dec 2026.*1/);
    await expect(purchase).toHaveTextContent(/New PRO license.*PRO.*1 year.*On/);
    await expect(await quantity()).toHaveValue("2");
    await expect(canvas.getByText("3 licenses")).toBeVisible();
    await userEvent.click(within(table).getByRole("link", { name: "GC-7F20-8830" }));
    await expect(navigation.visits).toContainEqual({ target: expect.objectContaining({ screen: "license" }), replace: false });
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Add new license" })).toBeEnabled();
  },
};

export const Empty: Story = {
  parameters: { portal: { as: "empty@example.com" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The shopping cart is empty", undefined, soon)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Submit order" })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json" } } },
  play: async ({ canvas }) => expect(await canvas.findByRole("alert", undefined, soon)).toHaveTextContent("Failed to fetch the shopping cart."),
};

const rewritten = rewrittenAnswers();
const longWord = "GC-".concat("0123456789".repeat(12));

export const LongText: Story = {
  parameters: {
    portal: { through: rewritten.through },
    viewport: { options: { narrow: { name: "Narrow", styles: { width: "360px", height: "800px" } } } },
  },
  globals: { viewport: { value: "narrow" } },
  beforeEach: () => {
    const row = { rows_ids: [1], count: 1, quantity: 1, duration: 5, license_duration_measurement_unit: "years", online_compile: true, license_type: "pro" };
    const license = { guid: "g", serial_number: longWord, type: "pro", expiration_date: null };
    rewritten.answers.set(cart.list, [{ ...row, type: "ren", license }, { ...row, type: "pur", license: null, quantity: 100 }, { ...row, type: "gift", license: null, duration: 3 }]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: longWord }, soon)).toBeVisible();
    await expect(canvas.getAllByText("special price")).toHaveLength(2);
    await expect(canvas.getByText("Unknown item")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "More of New PRO license, 5 years" })).toBeDisabled();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

const requests = recordedRequests();
const onEvent = fn();
const writes = () => requests.made.filter((call) => call.startsWith("POST"));

/** Many changes are one call, 500 ms after the last; what is typed shows at once. */
export const EditsAQuantity: Story = {
  parameters: { portal: { writes: true, through: requests.through, onEvent } },
  beforeEach: () => {
    requests.made.length = 0;
    onEvent.mockClear();
  },
  play: async ({ canvas, loaded }) => {
    const field = await quantity();
    for (let time = 0; time < 3; time += 1) await userEvent.click(canvas.getByRole("button", { name: `More of ${one}` }));
    await userEvent.click(canvas.getByRole("button", { name: `Fewer of ${one}` }));
    await expect(field).toHaveValue("4");
    await expect(canvas.getByText("5 licenses")).toBeVisible();
    await expect(writes()).toEqual([]);
    await waitFor(() => expect(onEvent.mock.calls).toEqual([[{ type: "cart.quantity-changed", quantity: 4 }]]), soon);
    await expect(writes()).toEqual(["POST /api/webapp/v1/grouped-shopping-cart-rows/"]);
    await expect((await rowsAt(openedPortal(loaded)))[1]).toMatchObject({ quantity: 4 });
    await expect(field).toHaveValue("4");
  },
};

/** What cannot be sent stays as it was typed, and says why. */
export const RefusesAQuantity: Story = {
  parameters: { portal: { writes: true, through: requests.through } },
  beforeEach: () => { requests.made.length = 0; },
  play: async () => {
    for (const [text, message] of [["0", "License count must be at least 1"], ["101", "License count cannot exceed 100"], ["2.5", "License count must be a whole number"], [" ", "License count is required"]] as const) {
      const field = await retype(text);
      await waitFor(() => expect(field).toHaveAccessibleDescription(message));
      await expect(field).toHaveAttribute("aria-invalid", "true");
    }
    const field = await retype("2");
    await expect(field).not.toHaveAttribute("aria-invalid");
    await waitFor(() => expect(writes()).toHaveLength(1), soon);
  },
};

/** On the way to a number that cannot be had stand others that can: none of them is sent, and no order is made of them. */
export const RefusesWhatStandsOnTheWay: Story = {
  parameters: { portal: { writes: true, through: requests.through } },
  beforeEach: () => { requests.made.length = 0; },
  play: async ({ canvas, loaded }) => {
    const field = await retype("120");
    await expect(canvas.getByText("3 licenses")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Submit order" }));
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue("120");
    // The call of another row comes after the one that would have been made.
    await userEvent.click(canvas.getByRole("button", { name: "Remove Renewal of GC-7F20-8830" }));
    await waitFor(() => expect(canvas.queryByRole("link", { name: "GC-7F20-8830" })).toBeNull(), soon);
    await expect(writes()).toEqual(["POST /api/webapp/v1/remove-multiple-shopping-cart-rows/"]);
    await expect((await rowsAt(openedPortal(loaded)))[0]).toMatchObject({ quantity: 2 });
    await expect(field).toHaveValue("120");
  },
};

const fault = changingFault();

/** A quantity that is not taken goes back to what the server holds, and a toast says so. */
export const RollsBack: Story = {
  parameters: { portal: { writes: true, through: fault.through } },
  beforeEach: () => { fault.now = undefined; },
  play: async ({ canvas }) => {
    const field = await quantity();
    for (const kind of ["500 json", "dropped", "400 detail", "403 html", "429"] as const) {
      fault.now = { kind, calls: "grouped-shopping-cart-rows" };
      await retype("7");
      await expect(canvas.getByText("8 licenses")).toBeVisible();
      await seesToast("Failed to update the quantity. Please try again later.");
      await waitFor(() => expect(field).toHaveValue("2"), soon);
      fault.now = undefined;
      await userEvent.click(screen.getByRole("button", { name: /Dismiss|Close/ }));
      await waitFor(() => expect(screen.queryByText("Failed to update the quantity. Please try again later.")).toBeNull(), soon);
    }
    await expect(canvas.getByText("3 licenses")).toBeVisible();
  },
};

export const RemovesARow: Story = {
  parameters: { portal: { writes: true, through: requests.through, onEvent } },
  beforeEach: () => {
    requests.made.length = 0;
    onEvent.mockClear();
  },
  play: async ({ canvas, loaded }) => {
    // The edit that still waits goes with its row.
    await userEvent.click(await canvas.findByRole("button", { name: `More of ${one}` }, soon));
    await userEvent.dblClick(canvas.getByRole("button", { name: `Remove ${one}` }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: `Remove ${one}` })).toBeNull(), soon);
    await expect(canvas.getByRole("button", { name: "Add new license" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Remove Renewal of GC-7F20-8830" }));
    await expect(await canvas.findByText("The shopping cart is empty", undefined, soon)).toBeVisible();
    await expect(writes()).toEqual(Array(2).fill("POST /api/webapp/v1/remove-multiple-shopping-cart-rows/"));
    await expect(onEvent.mock.calls).toEqual([[{ type: "cart.row-removed" }], [{ type: "cart.row-removed" }]]);
    await expect(await rowsAt(openedPortal(loaded))).toEqual([]);
  },
};

export const FailsToRemove: Story = {
  parameters: { portal: { fault: { kind: "500 json", calls: "remove-multiple" } } },
  play: async ({ canvas }) => {
    // What was wanted of the row and is not sent any more is not shown either.
    await userEvent.click(await canvas.findByRole("button", { name: `More of ${one}` }, soon));
    await userEvent.click(canvas.getByRole("button", { name: `Remove ${one}` }));
    await seesToast("Failed to remove the row from the shopping cart.");
    await expect(await quantity()).toHaveValue("2");
  },
};

const submitted = recordedNavigation();

export const Submits: Story = {
  parameters: { portal: { writes: true, through: requests.through, navigation: submitted, onEvent } },
  beforeEach: () => {
    requests.made.length = 0;
    onEvent.mockClear();
  },
  play: async ({ canvas }) => {
    // A quantity on its way is in the order.
    await userEvent.click(await canvas.findByRole("button", { name: `More of ${one}` }, soon));
    await userEvent.click(canvas.getByRole("button", { name: "Submit order" }));
    const dialog = await screen.findByRole("dialog", { name: "Submit order" });
    await waitFor(() => expect(within(dialog).getByText(/^You order 4 licenses\. Our sales team will contact you/)).toBeVisible());
    await expect(within(dialog).getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.dblClick(within(dialog).getByRole("button", { name: "Submit order" }));
    await waitFor(() => expect(submitted.visits).toEqual([{ target: expect.objectContaining({ screen: "orders", path: "/orders" }), replace: false }]), soon);
    await expect(writes()).toEqual(["POST /api/webapp/v1/grouped-shopping-cart-rows/", "POST /api/webapp/v1/submit-shopping-cart/"]);
    await expect(onEvent.mock.calls).toEqual([[{ type: "cart.quantity-changed", quantity: 3 }], [{ type: "order.submitted", orderGuid: expect.stringMatching(/^[0-9a-f-]{36}$/) }]]);
    await seesToast("The order was submitted. Our sales team will contact you.");
    await expect(await canvas.findByText("The shopping cart is empty", undefined, soon)).toBeVisible();
  },
};

let isAnswerLost = true;
/** The server does its work, and nobody hears of it. */
const losesFirstAnswer = (send: typeof fetch): typeof fetch => async (input, init) => {
  const answer = await send(input, init);
  if (!isAnswerLost || !new Request(input, init).url.includes("submit-shopping-cart")) return answer;
  isAnswerLost = false;
  throw new TypeError("Failed to fetch");
};

/** Tried again after its answer was lost, a submission makes no second order. */
export const SubmitsOnce: Story = {
  parameters: { portal: { writes: true, through: losesFirstAnswer, navigation: submitted, onEvent } },
  beforeEach: () => {
    isAnswerLost = true;
    submitted.visits.length = 0;
    onEvent.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Submit order" }, soon));
    const dialog = await screen.findByRole("dialog", { name: "Submit order" });
    const submit = within(dialog).getByRole("button", { name: "Submit order" });
    await userEvent.click(submit);
    await seesToast("Failed to submit the cart. Please try again later.");
    await expect(await canvas.findByText("The shopping cart is empty", undefined, soon)).toBeInTheDocument();
    await userEvent.click(submit);
    await waitFor(() => expect(submitted.visits).toHaveLength(1), soon);
    await expect(onEvent.mock.calls).toEqual([[{ type: "order.submitted", orderGuid: expect.any(String) }]]);
  },
};

export const FailsToSubmit: Story = {
  parameters: { portal: { fault: { kind: "500 json", calls: "submit-shopping-cart" } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Submit order" }, soon));
    const dialog = await screen.findByRole("dialog", { name: "Submit order" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Submit order" }));
    await seesToast("Failed to submit the cart. Please try again later.");
    await expect(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: "Submit order" })).toHaveFocus();
  },
};

const faults = everyFault({
  panel: () => <CartPanel />,
  hasContent: (panel) => expect(within(panel).getByRole("link", { name: "GC-7F20-8830" })).toBeVisible(),
  ...failsOnce("Failed to fetch the shopping cart."),
});

export const EveryFault: Story = {
  parameters: { axe: false },
  beforeEach: faults.reset,
  render: faults.render,
  play: async ({ canvasElement }) => faults.prove(canvasElement),
};
