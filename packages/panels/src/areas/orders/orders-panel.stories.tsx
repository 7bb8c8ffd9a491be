import { orders } from "@gatehouse/contract/orders";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { savedFile } from "@gatehouse/story-kit/portal/saved-file";
import { demoOrderGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { OrdersPanel } from "./orders-panel";

const navigation = recordedNavigation();
const rewritten = rewrittenResponses();

const meta: Meta<typeof OrdersPanel> = {
  title: "Panels/Orders/OrdersPanel",
  component: OrdersPanel,
  parameters: { portal: { as: "customer@example.com", navigation } },
  beforeEach: () => {
    navigation.search.write("");
    rewritten.responses.clear();
  },
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

/** A row's menu opens the order's own page. */
export const OpensFromTheRow: Story = {
  play: async () => {
    await table();
    await userEvent.click(await screen.findByRole("button", { name: "Actions for 1012" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Open 1012" }));
    await waitFor(() =>
      expect(navigation.visits).toContainEqual({
        target: expect.objectContaining({ screen: "order" }),
        replace: false,
      }),
    );
  },
};

/** A row's menu offers the help action of the order's own page. */
export const GetsHelpFromTheRow: Story = {
  play: async () => {
    await table();
    await userEvent.click(await screen.findByRole("button", { name: "Actions for 1012" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Get help with this" }));
    const dialog = await screen.findByRole("dialog");
    await expect(within(dialog).getByRole("textbox", { name: "Subject" })).toHaveValue("Help with order 1012");
    await expect(within(dialog).getByRole<HTMLTextAreaElement>("textbox", { name: "Message" }).value).toContain(
      "Status: Waiting for quote",
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(screen.getByRole("button", { name: "Actions for 1012" })).toHaveFocus());
  },
};

const numbers = async () =>
  within(await table())
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).queryByRole("link")?.textContent);

const twelve = Array.from({ length: 12 }, (_, at) => ({
  guid: `order-${at}`,
  my_example_order_id: 2000 + at,
  created_at: "2026-03-01T09:30:00Z",
  status: at === 11 ? "de" : "wq",
}));

/** Accounts without support tickets have no row menu. */
export const WithoutSupport: Story = {
  parameters: { portal: { as: "member@example.com", navigation, through: rewritten.through } },
  beforeEach: () => void rewritten.responses.set(orders.list, twelve),
  play: async () => {
    await expect(within(await table()).getAllByRole("row")).toHaveLength(11);
    await waitFor(() => expect(screen.queryAllByRole("button", { name: /^Actions for/ })).toEqual([]));
    await expect(screen.getAllByRole("columnheader")).toHaveLength(4);
  },
};

/**
 * Searching, filtering and exporting cover all pages, on three servers: one that pages, ours, and one that returns a
 * bare array.
 */
const finds = async () => {
  const all = within(await table()).getAllByRole("row").length - 1;
  await expect(all).toBe(10);
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  const last = (
    await waitFor(async () => {
      const shown = await numbers();
      await expect(shown).toHaveLength(2);
      return shown;
    })
  ).at(-1);
  await userEvent.click(screen.getByRole("button", { name: "Previous" }));
  const box = screen.getByRole("searchbox", { name: "Search order, date or status" });
  await userEvent.type(box, `${last}{Enter}`);
  await waitFor(async () => expect(await numbers()).toEqual([last]));
  await expect(box).toHaveFocus();
  const found = await savedFile(() => userEvent.click(screen.getByRole("button", { name: "Export CSV" })));
  await expect(found.text.trim().split("\r\n")).toHaveLength(2);
  await userEvent.clear(box);
  await userEvent.type(box, "{Enter}");
  const file = await savedFile(() => userEvent.click(screen.getByRole("button", { name: "Export CSV" })));
  await expect(file.name).toBe("orders.csv");
  await expect(file.text.trim().split("\r\n")).toHaveLength(13);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Status" }), "de");
  await waitFor(async () => {
    for (const row of within(await table())
      .getAllByRole("row")
      .slice(1))
      await expect(row).toHaveTextContent("Delivered");
  });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Status" }), "");
  await waitFor(async () => expect(await numbers()).toHaveLength(10));
};

export const Finds: Story = { play: finds };

/** A status that doesn't exist, as in an old address, filters nothing. */
export const UnknownStatus: Story = {
  beforeEach: () => navigation.search.write("?orders.status=gone"),
  play: async ({ canvas }) => {
    await expect(within(await table()).getAllByRole("row")).toHaveLength(11);
    await expect(canvas.getByRole("combobox", { name: "Status" })).toHaveDisplayValue("Any status");
  },
};

export const FindsInABareArray: Story = {
  parameters: { portal: { navigation, through: rewritten.through } },
  beforeEach: () => void rewritten.responses.set(orders.list, twelve),
  play: finds,
};

/** This server pages but knows neither `page_size` nor filters. */
export const FindsOnAPagingServer: Story = {
  parameters: { portal: { navigation, through: rewritten.through } },
  beforeEach: () =>
    void rewritten.responses.set(orders.list, (url: string) => {
      const page = Number(new URL(url).searchParams.get("page") ?? 1);
      return Response.json({
        count: 12,
        next: null,
        previous: null,
        results: twelve.slice((page - 1) * 10, page * 10),
      });
    }),
  play: finds,
};

/** No order has the status. The panel says so and offers to show all orders. */
export const FindsNothing: Story = {
  parameters: { portal: { navigation, through: rewritten.through } },
  beforeEach: () => void rewritten.responses.set(orders.list, twelve),
  play: async ({ canvas }) => {
    await table();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Status" }), "ca");
    await expect(await canvas.findByText("No orders with this status")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Any status" }));
    await expect(await numbers()).toHaveLength(10);
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
    await expect(canvas.getByRole("link", { name: "View cart" })).toHaveAttribute("href", "/app/shopping-cart");
  },
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json" } } },
  play: async ({ canvas }) => expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch orders."),
};

const longNumber = "A-".concat("0123456789".repeat(12));

export const LongText: Story = {
  parameters: {
    portal: { navigation, through: rewritten.through },
    viewport: { options: { narrow: { name: "Narrow", styles: { width: "360px", height: "800px" } } } },
  },
  globals: { viewport: { value: "narrow" } },
  beforeEach: () => {
    rewritten.responses.set(orders.list, [
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
