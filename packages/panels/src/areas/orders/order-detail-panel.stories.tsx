import { orders } from "@gatehouse/contract/orders";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { demoOrderGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { PollPaceContext } from "../../data/poll-pace";
import { OrderDetailPanel } from "./order-detail-panel";

const meta: Meta<typeof OrderDetailPanel> = {
  title: "Panels/Orders/OrderDetailPanel",
  component: OrderDetailPanel,
  args: { orderGuid: demoOrderGuid("wq") },
  parameters: { portal: { as: "customer@example.com" } },
};

export default meta;
type Story = StoryObj<typeof OrderDetailPanel>;

const lane = (percent: number) => screen.findByRole("list", { name: `Progress, ${percent}%` });
const stations = (list: HTMLElement) =>
  within(list)
    .getAllByRole("listitem")
    .map((item) => item.textContent);

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = await lane(33);
    await expect(stations(list)).toEqual([
      "Created: done",
      "Waiting for quote: now",
      "Waiting for purchase order: upcoming",
      "Delivered: upcoming",
    ]);
    await expect(within(list).getAllByRole("listitem")[1]).toHaveAttribute("aria-current", "step");
    await expect(canvas.getByText(/Your order was submitted. Our sales team will contact you./)).toBeVisible();
    const rows = within(await canvas.findByRole("table", { name: "Items" })).getAllByRole("row");
    await expect(rows[1]).toHaveTextContent("Renewal of GC-7F20-8655PRO1 yearOn1");
    await expect(rows[3]).toHaveTextContent("New PRO licensePRO2 yearsOn3");
  },
};

const showsOrder = (status: string, percent: number, texts: readonly string[], message: RegExp): Story => ({
  args: { orderGuid: demoOrderGuid(status) },
  play: async ({ canvas }) => {
    await expect(stations(await lane(percent))).toEqual(texts);
    await expect(canvas.getByText(message)).toBeVisible();
  },
});

export const Created: Story = showsOrder(
  "cr",
  0,
  ["Created: now", "Waiting for quote: upcoming", "Waiting for purchase order: upcoming", "Delivered: upcoming"],
  /was created/,
);

export const WaitingForPurchaseOrder: Story = showsOrder(
  "wp",
  66,
  ["Created: done", "Waiting for quote: done", "Waiting for purchase order: now", "Delivered: upcoming"],
  /was submitted/,
);

export const Delivered: Story = showsOrder(
  "de",
  100,
  ["Created: done", "Waiting for quote: done", "Waiting for purchase order: done", "Delivered: done"],
  /was delivered/,
);

/** The licenses are what a delivered order is about. */
export const DeliveredLicenses: Story = {
  args: { orderGuid: demoOrderGuid("de") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "View licenses" })).toHaveAttribute("href", "/app/licenses");
  },
};

export const Cancelled: Story = showsOrder(
  "ca",
  0,
  ["Created: done", "Cancelled: ended here", "Waiting for purchase order: not reached", "Delivered: not reached"],
  /was cancelled/,
);

export const UnknownStatus: Story = showsOrder("rf", 0, ["Created: done", "Unknown Status: now"], /Created on/);

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect((await canvas.findAllByLabelText("Loading")).length).toBeGreaterThan(0),
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to fetch the order.")).toBeVisible();
    await expect(await canvas.findByText("Failed to fetch order rows.")).toBeVisible();
  },
};

const navigation = recordedNavigation();

export const Missing: Story = {
  args: { orderGuid: "00000000-0000-4000-8000-00000000dead" },
  parameters: { portal: { navigation } },
  play: async () =>
    waitFor(() =>
      expect(navigation.visits).toEqual([{ target: expect.objectContaining({ screen: "orders" }), replace: true }]),
    ),
};

const rewritten = rewrittenResponses();
const response = (status: string) => ({
  guid: demoOrderGuid("wq"),
  my_example_order_id: "1012",
  created_at: "2026-11-17T09:24:00Z",
  status,
});

/** An open page shows the sales team's changes after the next poll. */
export const MovesOn: Story = {
  parameters: { portal: { through: rewritten.through }, axe: false },
  beforeEach: () => {
    rewritten.responses.set(orders.get, response("wq"));
  },
  render: ({ orderGuid }) => (
    <PollPaceContext value={1 / 600}>
      <OrderDetailPanel orderGuid={orderGuid} />
    </PollPaceContext>
  ),
  play: async ({ canvas }) => {
    await lane(33);
    rewritten.responses.set(orders.get, response("wp"));
    await lane(66);
    rewritten.responses.set(orders.get, response("de"));
    await lane(100);
    await expect(canvas.getByText(/was delivered/)).toBeVisible();
  },
};

const notFoundPage = () =>
  new Response("<!doctype html><h1>Not Found</h1>", { status: 404, headers: { "Content-Type": "text/html" } });

/**
 * A single error page of a proxy, as during a deployment, doesn't navigate away from a shown order. A lasting one does.
 */
export const NotFoundPage: Story = {
  render: (args) => (
    <PollPaceContext value={1 / 60}>
      <OrderDetailPanel {...args} />
    </PollPaceContext>
  ),
  parameters: { portal: { navigation, through: rewritten.through } },
  beforeEach: () => {
    navigation.visits.length = 0;
    rewritten.responses.clear();
  },
  play: async () => {
    await lane(33);
    let requests = 0;
    rewritten.responses.set(orders.get, () => {
      requests += 1;
      return requests === 1 ? notFoundPage() : Response.json(response("wp"));
    });
    await expect(await lane(66)).toBeVisible();
    await expect(navigation.visits).toEqual([]);
    rewritten.responses.set(orders.get, notFoundPage);
    await waitFor(() => expect(navigation.visits).toHaveLength(1));
  },
};

const left: string[] = [];
const links = { href: () => "/app/orders", leave: (address: string) => void left.push(address), here: () => "/" };

/** Without a router, going to the list leaves the host page. Only the API itself can cause that, never a proxy's page. */
export const NotFoundOnAPageWithLinks: Story = {
  parameters: { portal: { navigation: links, through: rewritten.through } },
  beforeEach: () => {
    left.length = 0;
    rewritten.responses.clear();
    rewritten.responses.set(orders.get, notFoundPage);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It doesn't exist or is no longer available/)).toBeVisible();
    await expect(left).toEqual([]);
    rewritten.responses.set(orders.get, () => Response.json({ detail: "Not found." }, { status: 404 }));
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(left).toEqual(["/app/orders"]));
  },
};
