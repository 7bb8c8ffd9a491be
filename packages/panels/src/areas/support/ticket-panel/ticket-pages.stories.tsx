import type { Endpoint } from "@gatehouse/contract";
import { support } from "@gatehouse/contract/support";
import { press, seesToast } from "@gatehouse/story-kit/portal/steps";
import { demoTicketIds } from "@gatehouse/story-kit/samples/ticket-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { articles, field, files, forgetTickets, portal, rewritten } from "../../../testing/ticket-stories";
import { TicketPanel } from "./ticket-panel";

const created_at = "2026-11-20T10:00:00Z";
const comment = (index: number) => ({ content: `<p>Comment ${index}</p>`, created_by_customer: false, created_at });
const attachment = (index: number) => ({ url: `/files/${index}.txt`, filename: `File ${index}.txt`, created_at });

/** Sends a list as Django REST Framework does by a project's default page size, with addresses behind its proxy. */
function sendInPages(call: Endpoint, rows: readonly object[]): void {
  const size = 25;
  rewritten.responses.set(call, (url: string) => {
    const { pathname, searchParams } = new URL(url);
    const start = Number(searchParams.get("offset") ?? 0);
    const end = start + size;
    const next = end < rows.length ? `http://portal.internal:8000${pathname}?limit=${size}&offset=${end}` : null;
    return Response.json({ count: rows.length, next, previous: null, results: rows.slice(start, end) });
  });
}

const meta: Meta<typeof TicketPanel> = {
  title: "Panels/Support/TicketPages",
  component: TicketPanel,
  args: { ticketId: demoTicketIds.waiting },
  parameters: { axe: false, portal },
  beforeEach: forgetTickets,
};

export default meta;
type Story = StoryObj<typeof TicketPanel>;

const messageCount = async () => (await articles()).length;

/** A server that pages every list still shows the newest comments and files, which are on the last page. */
export const LongConversation: Story = {
  beforeEach: () => {
    sendInPages(
      support.listComments,
      Array.from({ length: 60 }, (_, index) => comment(index + 1)),
    );
    sendInPages(
      support.listAttachments,
      Array.from({ length: 30 }, (_, index) => attachment(index + 1)),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await messageCount()).toBe(61));
    await expect(canvas.getByText("Comment 60")).toBeVisible();
    await expect((await files()).getByText("File 30.txt")).toBeVisible();
  },
};

/** The comment that begins the second page is added. Those before it stay in place meanwhile. */
export const FirstOfTheNextPage: Story = {
  beforeEach: () => {
    const rows = Array.from({ length: 25 }, (_, index) => comment(index + 1));
    sendInPages(support.listComments, rows);
    rewritten.responses.set(support.createComment, () => {
      rows.push({ ...comment(26), created_by_customer: true });
      return Response.json(rows.at(-1), { status: 201 });
    });
  },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await messageCount()).toBe(26));
    const first = canvas.getByText("Comment 1");
    await userEvent.type(await field(), "Comment 26");
    await press("Comment");
    await seesToast("Comment created successfully.");
    await waitFor(async () => expect(await messageCount()).toBe(27));
    await expect(first).toBeVisible();
  },
};
