import { listTickets, support } from "@gatehouse/contract/support";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { rowOf, tableOf } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { SupportPanel } from "./support-panel";

const rewritten = rewrittenResponses();
const seenKey = "gatehouse.seen-tickets";

const meta: Meta<typeof SupportPanel> = {
  title: "Panels/Support/SupportPanel/Other servers",
  component: SupportPanel,
  parameters: { portal: { as: "customer@example.com", through: rewritten.through } },
  beforeEach: () => {
    rewritten.responses.clear();
    localStorage.removeItem(seenKey);
    return () => localStorage.removeItem(seenKey);
  },
};

export default meta;
type Story = StoryObj<typeof SupportPanel>;

const list = "Tickets";

/** If a paging server ignores the filter, the panel still finds the only match, which is on the last page. */
export const OfOneStatus: Story = {
  parameters: { axe: false },
  beforeEach: () => {
    const all = Array.from({ length: 40 }, (_, index) => ({
      id: index + 1,
      subject: `Ticket ${index + 1}`,
      status: index === 37 ? "Waiting for customer" : "Open",
      created_at: "2026-11-01T10:00:00Z",
      updated_at: "2026-11-01T10:00:00Z",
    }));
    rewritten.responses.set(listTickets, (url: string) => {
      const { searchParams } = new URL(url);
      const page = Number(searchParams.get("page") ?? 1);
      const results = all.slice(15 * (page - 1), 15 * page);
      const next = page < 3 ? "/api/webapp/v1/tickets/?page=2" : null;
      return Response.json({ count: all.length, next, previous: page > 1 ? "/previous" : null, results });
    });
  },
  play: async ({ canvas }) => {
    await tableOf(list);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Status" }), "Waiting for you");
    await expect(await rowOf(list, "Ticket 38")).toHaveTextContent("Waiting for you");
    await expect(within(await tableOf(list)).getAllByRole("row")).toHaveLength(2);
    await expect(canvas.queryByText(/of 40/)).toBeNull();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Status" }), "Any status");
    await waitFor(async () => expect(within(await tableOf(list)).getAllByRole("row")).toHaveLength(16));
  },
};

/** If the server sends no counts of new replies, the browser remembers which changes it has shown. */
export const WithoutCounts: Story = {
  beforeEach: () => {
    localStorage.setItem(seenKey, JSON.stringify({ 1: "2026-11-20T10:00:00Z", 2: "2026-11-20T10:00:00Z" }));
    const ticket = (id: number, updated_at: string) => ({
      id,
      ticket_no: 2_300 + id,
      title: `Ticket of another server ${id}`,
      status: id === 3 ? "Escalated" : "In progress",
      created_at: "2026-11-01T10:00:00Z",
      updated_at,
    });
    rewritten.responses.set(listTickets, [
      ticket(1, "2026-11-20T10:00:00Z"),
      ticket(2, "2026-11-20T10:05:00Z"),
      ticket(3, "2026-11-20T10:05:00Z"),
    ]);
  },
  play: async () => {
    await expect(await rowOf(list, "2301")).not.toHaveTextContent("New");
    await expect(await rowOf(list, "2302")).toHaveTextContent(/New.*In progress/);
    await expect(await rowOf(list, "2303")).toHaveTextContent("Escalated");
    await expect(await rowOf(list, "2303")).not.toHaveTextContent("New");
  },
};

/** Closing a ticket doesn't mark it as new. A ticket that already had a new reply stays marked. */
export const ClosedHere: Story = {
  parameters: { axe: false },
  beforeEach: () => {
    const [seen, now] = ["2026-11-20T10:00:00Z", "2026-11-20T12:00:00Z"];
    localStorage.setItem(seenKey, JSON.stringify({ 1: seen, 2: "2026-11-19T10:00:00Z" }));
    const closed = new Set<string>();
    const ticket = (id: string) => ({
      id: Number(id),
      ticket_no: 2_300 + Number(id),
      subject: `Ticket of another server ${id}`,
      status: closed.has(id) ? "closed" : "open",
      created_at: "2026-11-01T10:00:00Z",
      updated_at: closed.has(id) ? now : seen,
    });
    const idIn = (url: string) => /tickets\/(\d+)/.exec(url)?.[1] ?? "";
    rewritten.responses.set(listTickets, () => Response.json(["1", "2"].map(ticket)));
    rewritten.responses.set(support.get, (url: string) => Response.json(ticket(idIn(url))));
    rewritten.responses.set(support.close, (url: string) => {
      closed.add(idIn(url));
      return Response.json(ticket(idIn(url)));
    });
  },
  play: async () => {
    for (const number of ["2301", "2302"]) {
      await tableOf(list);
      await userEvent.click(await screen.findByRole("button", { name: `Actions for ${number}` }));
      await userEvent.click(await screen.findByRole("menuitem", { name: "Close ticket" }));
      const dialog = within(await screen.findByRole("dialog"));
      await userEvent.click(dialog.getByRole("button", { name: "Close ticket" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await waitFor(async () => expect(await rowOf(list, number)).toHaveTextContent("Closed"));
    }
    await waitFor(async () => expect(await rowOf(list, "2301")).not.toHaveTextContent("New"));
    await expect(await rowOf(list, "2302")).toHaveTextContent("New");
  },
};
