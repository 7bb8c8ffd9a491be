import { orders } from "@gatehouse/contract/orders";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { rewrittenAnswers } from "@gatehouse/story-kit/faults/rewritten-answers";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { demoOrderGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { OrdersPanel } from "./orders-panel";

const navigation = recordedNavigation();

const meta: Meta<typeof OrdersPanel> = {
  title: "Panels/Orders/OrdersPanel",
  component: OrdersPanel,
  parameters: { portal: { as: "customer@example.com", navigation } },
  beforeEach: () => navigation.search.write(""),
};

export default meta;
type Story = StoryObj<typeof OrdersPanel>;

const table = () => screen.findByRole("table", { name: "Orders" });

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = within(await table()).getAllByRole("row");
    await expect(rows).toHaveLength(11);
    await expect(rows[1]).toHaveTextContent(/1013.*Created0%/);
    await expect(rows[2]).toHaveTextContent(/1012.*Waiting for quote33%/);
    await expect(rows[3]).toHaveTextContent(/1011.*Waiting for purchase order66%/);
    await expect(within(await table()).getByText("Unknown Status")).toBeVisible();
    await expect(within(await table()).getByText("Cancelled")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "1012" })).toHaveAttribute(
      "href",
      `/app/orders/${demoOrderGuid("wq")}`,
    );
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(within(await table()).getAllByRole("row")).toHaveLength(3);
    await expect(navigation.search.read()).toBe("?orders.page=2");
    await userEvent.click(canvas.getByRole("link", { name: "1001" }));
    await expect(navigation.visits).toContainEqual({
      target: expect.objectContaining({ screen: "order" }),
      replace: false,
    });
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible(),
};

export const Empty: Story = {
  parameters: { portal: { as: "empty@example.com" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No orders found")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open the shopping cart" })).toHaveAttribute(
      "href",
      "/app/shopping-cart",
    );
  },
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json" } } },
  play: async ({ canvas }) => expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch orders."),
};

const rewritten = rewrittenAnswers();
const longNumber = "A-".concat("0123456789".repeat(12));

export const LongText: Story = {
  parameters: {
    portal: { navigation, through: rewritten.through },
    viewport: { options: { narrow: { name: "Narrow", styles: { width: "360px", height: "800px" } } } },
  },
  globals: { viewport: { value: "narrow" } },
  beforeEach: () => {
    rewritten.answers.set(orders.list, [
      { guid: "a", my_example_order_id: longNumber, created_at: "2026-03-01T09:30:00Z", status: "wp" },
      { guid: "12345678-9", created_at: "2026-03-01T09:30:00Z", status: "refunded" },
      { guid: "c", my_example_order_id: 17, created_at: "never", status: "de" },
    ]);
  },
  play: async ({ canvas }) => {
    for (const name of [longNumber, "12345678", "17"])
      await expect(await canvas.findByRole("link", { name })).toBeVisible();
    await expect(canvas.getByText("Invalid date format")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Faults: Story = faultInjection({
  panel: () => <OrdersPanel />,
  hasContent: (panel) => expect(within(panel).getByRole("link", { name: "1012" })).toBeVisible(),
  ...failsWith("Failed to fetch orders."),
}).story;
