import { orders } from "@gatehouse/contract/orders";
import { projects } from "@gatehouse/contract/projects";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { savedFile } from "@gatehouse/story-kit/portal/saved-file";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { OrdersPanel } from "../areas/orders/orders-panel";
import { ProjectsPanel } from "../areas/projects/projects-panel/projects-panel";

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

/** Pages of a list, tested with the orders panel. */
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

/** If a server ignores paging, the table pages and sorts without further requests. */
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

const project = (name: string) => ({
  guid: name,
  name,
  description: "",
  tags_count: 0,
  versions_count: 0,
  forks_count: 0,
  updated_on: "2026-11-20T17:52:00Z",
  created_on: "2026-11-20T17:52:00Z",
  keep_sources_permission_granted: false,
});

/** A server's search can split words, or search fields without a column. The table shows its results unfiltered. */
export const ServerSearch: Story = {
  render: () => <ProjectsPanel />,
  beforeEach: () =>
    void rewritten.responses.set(projects.list, (url: string) => {
      const isSearched = new URL(url).searchParams.get("search") === "laser trigger";
      const results = isSearched ? [project("Trigger for the laser")] : ["a", "b", "c"].map(project);
      return Response.json({ count: results.length, next: null, previous: null, results });
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "b" })).toBeVisible();
    await userEvent.type(canvas.getByRole("searchbox"), "laser trigger{Enter}");
    await expect(await canvas.findByRole("link", { name: "Trigger for the laser" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "b" })).toBeNull();
    // The file has all projects, although the table does not show them yet.
    await userEvent.clear(canvas.getByRole("searchbox"));
    const { text } = await savedFile(() => userEvent.click(canvas.getByRole("button", { name: "Export CSV" })));
    await expect(text.trim().split("\r\n")).toHaveLength(4);
  },
};

/** If a server ignores the search too, the table searches. */
export const WholeListSearch: Story = {
  render: () => <ProjectsPanel />,
  beforeEach: () => void rewritten.responses.set(projects.list, ["apple", "pear", "plum"].map(project)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "pear" })).toBeVisible();
    await userEvent.type(canvas.getByRole("searchbox"), "pl{Enter}");
    await waitFor(() => expect(canvas.queryByRole("link", { name: "pear" })).toBeNull());
    for (const name of ["apple", "plum"]) await expect(canvas.getByRole("link", { name })).toBeVisible();
  },
};

/** A server with pages of its own size, whatever size is requested. */
const ownPages = (size: number, countOf: (all: number) => object) => (url: string) => {
  const page = Number(new URL(url).searchParams.get("page"));
  const results = whole.slice((page - 1) * size, page * size);
  if (results.length === 0) return Response.json({ detail: "Invalid page." }, { status: 404 });
  return Response.json({
    ...countOf(whole.length),
    next: page * size < whole.length ? `?page=${page + 1}` : null,
    previous: page > 1 ? `?page=${page - 1}` : null,
    results,
  });
};

export const SmallerPages: Story = {
  beforeEach: () =>
    void rewritten.responses.set(
      orders.list,
      ownPages(5, (count) => ({ count })),
    ),
  play: async () => {
    await expect(await numbers()).toHaveLength(5);
    await expect(screen.getByText("1–5 of 12")).toBeVisible();
    await press("Next");
    await waitFor(async () => expect((await numbers())[0]).toBe("1005"));
    await press("Next");
    await waitFor(async () => expect(await numbers()).toEqual(["1010", "1011"]));
    await expect(screen.getByText("11–12 of 12")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
  },
};

/** A server with larger pages. On its last page, the table derives the page size from the rows before it. */
export const LargerPages: Story = {
  beforeEach: () => {
    navigation.search.write("?orders.page=2");
    const all = whole.concat(whole.map((order) => ({ ...order, guid: `${order.guid}-old` })));
    const size = 20;
    rewritten.responses.set(orders.list, (url: string) => {
      const page = Number(new URL(url).searchParams.get("page"));
      const results = all.slice((page - 1) * size, page * size);
      return Response.json({ count: all.length, next: page === 1 ? "?page=2" : null, previous: null, results });
    });
  },
  play: async () => {
    await expect(await numbers()).toHaveLength(4);
    await expect(screen.getByText("21–24 of 24")).toBeVisible();
    await press("Previous");
    await waitFor(async () => expect(await numbers()).toHaveLength(20));
    await expect(screen.getByText("1–20 of 24")).toBeVisible();
  },
};

/** Without a count, there is another page as long as the server sets `next`. */
export const WithoutCount: Story = {
  beforeEach: () =>
    void rewritten.responses.set(
      orders.list,
      ownPages(5, () => ({})),
    ),
  play: async () => {
    await expect(await numbers()).toHaveLength(5);
    await press("Next");
    await waitFor(async () => expect((await numbers())[0]).toBe("1005"));
    await press("Next");
    await waitFor(async () => expect(await numbers()).toEqual(["1010", "1011"]));
    await expect(screen.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
    await press("Previous");
    await waitFor(async () => expect((await numbers())[0]).toBe("1005"));
  },
};
