import { cart } from "@gatehouse/contract/cart";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { CartPanel } from "./cart-panel";

const watched = watchedPortal();
const { navigation, rewritten } = watched;

const meta: Meta<typeof CartPanel> = {
  title: "Panels/Cart/CartPanel",
  component: CartPanel,
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof CartPanel>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "Shopping cart" });
    await expect(canvas.getByRole("heading", { name: "Items in the cart" })).toBeVisible();
    const [, renewal, purchase] = within(table).getAllByRole("row");
    await expect(renewal).toHaveTextContent(/Renewal of GC-7F20-8830.*PRO.*1 year.*On.*13 Dec 2026.*1/);
    await expect(purchase).toHaveTextContent(/New PRO license.*PRO.*1 year.*On/);
    await expect(canvas.getByRole("textbox", { name: "Quantity of New PRO license, 1 year" })).toHaveValue("2");
    await expect(canvas.getByText("3 licenses")).toBeVisible();
    await userEvent.click(within(table).getByRole("link", { name: "GC-7F20-8830" }));
    await expect(navigation.visits).toContainEqual({
      target: expect.objectContaining({ screen: "license" }),
      replace: false,
    });
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
    await expect(await canvas.findByText("The shopping cart is empty")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Submit order" })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json" } } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch the shopping cart."),
};

const longWord = "GC-".concat("0123456789".repeat(12));

export const LongText: Story = {
  parameters: {
    viewport: { options: { narrow: { name: "Narrow", styles: { width: "360px", height: "800px" } } } },
  },
  globals: { viewport: { value: "narrow" } },
  beforeEach: () => {
    const row = {
      rows_ids: [1],
      count: 1,
      quantity: 1,
      duration: 5,
      license_duration_measurement_unit: "years",
      online_compile: true,
      license_type: "pro",
    };
    const license = { guid: "g", serial_number: longWord, type: "pro", expiration_date: null };
    rewritten.responses.set(cart.list, [
      { ...row, type: "ren", license },
      { ...row, type: "pur", license: null, quantity: 100 },
      { ...row, type: "gift", license: null, duration: 3 },
    ]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: longWord })).toBeVisible();
    await expect(canvas.getAllByText("special price")).toHaveLength(2);
    await expect(canvas.getByText("Unknown item")).toBeVisible();
    await expect(
      canvas.getByRole("button", { name: "Increase quantity of New PRO license, 5 years" }),
    ).toHaveAccessibleDescription("License count cannot exceed 100");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Faults: Story = faultInjection({
  panel: () => <CartPanel />,
  hasContent: (panel) => expect(within(panel).getByRole("link", { name: "GC-7F20-8830" })).toBeVisible(),
  ...failsWith("Failed to fetch the shopping cart."),
}).story;
