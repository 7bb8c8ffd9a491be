import { orders } from "@gatehouse/contract/orders";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { OrdersPanel } from "../areas/orders/orders-panel";

const navigation = recordedNavigation();
const rewritten = rewrittenResponses();
const asked: string[] = [];
let hold: Promise<void> | undefined;
let isEmptyPastEnd = false;

const recorded =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const { pathname, search } = new URL(new Request(input, init).url);
    const response = await send(input, init);
    if (!pathname.endsWith("/orders/")) return response;
    asked.push(search);
    await hold;
    if (!isEmptyPastEnd || response.status !== 404) return response;
    return Response.json({ count: 12, next: null, previous: "?page=1", results: [] });
  };

/** Pages of a list, through the orders, the first panel that has them. */
const meta: Meta<typeof OrdersPanel> = {
  title: "Panels/Data/UsePagedTable",
  component: OrdersPanel,
  parameters: {
    axe: false,
    portal: {
      as: "customer@example.com",
      navigation,
      through: (send: typeof fetch) => recorded(rewritten.through(send)),
    },
  },
  beforeEach: () => {
    navigation.search.write("");
    rewritten.responses.clear();
    asked.length = 0;
    hold = undefined;
    isEmptyPastEnd = false;
  },
};

export default meta;
type Story = StoryObj<typeof OrdersPanel>;

const rows = async () =>
  within(await screen.findByRole("table", { name: "Orders" }))
    .getAllByRole("row")
    .slice(1);
const numbers = async () => (await rows()).map((row) => within(row).getByRole("link").textContent);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

export const ServerPages: Story = {
  play: async () => {
    await expect(await numbers()).toHaveLength(10);
    await expect(asked).toEqual(["?page=1&page_size=10&order_by=-created_at"]);
    let release: () => void = () => undefined;
    hold = new Promise((resolve) => {
      release = resolve;
    });
    const before = await numbers();
    await press("Next");
    const table = screen.getByRole("table", { name: "Orders" });
    await waitFor(() => expect(table).toHaveAttribute("aria-busy", "true"));
    await expect(await numbers()).toEqual(before);
    release();
    await waitFor(async () => expect(await numbers()).toEqual(["1002", "1001"]));
    await expect(table).not.toHaveAttribute("aria-busy");
    await expect(screen.getByText("11–12 of 12")).toBeVisible();
    await press("Created on");
    await waitFor(async () => expect((await numbers())[0]).toBe("1001"));
    await expect(asked.at(-1)).toBe("?page=1&page_size=10&order_by=created_at");
    await expect(navigation.search.read()).toBe("?orders.sort=created");
    await expect(within(table).queryByRole("button", { name: "Progress" })).toBeNull();
  },
};

export const PastTheEnd: Story = {
  beforeEach: () => navigation.search.write("?orders.page=9"),
  play: async () => {
    await waitFor(async () => expect(await numbers()).toEqual(["1002", "1001"]));
    await expect(navigation.search.read()).toBe("?orders.page=2");
  },
};

/** Some servers return an empty page instead of a 404. */
export const EmptyPage: Story = {
  beforeEach: () => {
    navigation.search.write("?orders.page=9");
    isEmptyPastEnd = true;
  },
  play: async () => {
    await waitFor(async () => expect(await numbers()).toEqual(["1002", "1001"]));
    await expect(navigation.search.read()).toBe("?orders.page=2");
  },
};

const whole = Array.from({ length: 12 }, (_, at) => ({
  guid: `guid-${at}`,
  my_example_order_id: 1000 + at,
  created_at: `2026-03-${String(at + 1).padStart(2, "0")}T09:30:00Z`,
  status: "cr",
}));

/** A server that ignores pages: the table pages and sorts, and the list is not requested again for it. */
export const WholeList: Story = {
  beforeEach: () => void rewritten.responses.set(orders.list, whole),
  play: async () => {
    await waitFor(async () => expect(await numbers()).toHaveLength(10));
    await expect((await numbers())[0]).toBe("1011");
    await press("Next");
    await expect(await numbers()).toEqual(["1001", "1000"]);
    await expect(screen.getByText("11–12 of 12")).toBeVisible();
    await expect(asked).toHaveLength(1);
    await press("Progress");
    await expect(await numbers()).toHaveLength(10);
  },
};
