import { support } from "@gatehouse/contract/support";
import { ownPayloads } from "@gatehouse/story-kit/faults/payloads";
import { type WatchedHarm, watchHarm } from "@gatehouse/story-kit/portal/watched-harm";
import { demoTicketIds } from "@gatehouse/story-kit/samples/ticket-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { forgetTickets, portal, rewritten } from "../../../testing/ticket-stories";
import { TicketPanel } from "./ticket-panel";

let harm: WatchedHarm | undefined;

const meta: Meta<typeof TicketPanel> = {
  title: "Panels/Support/HostileTicket",
  component: TicketPanel,
  args: { ticketId: demoTicketIds.waiting },
  parameters: { portal },
  beforeEach: forgetTickets,
};

export default meta;
type Story = StoryObj<typeof TicketPanel>;

/** Texts, names and file addresses from staff and customers can't run code or send requests. */
export const Hostile: Story = {
  parameters: { axe: false },
  beforeEach: () => {
    const created = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
    const [first = ""] = ownPayloads;
    rewritten.responses.set(support.get, {
      id: 18,
      subject: first,
      status: first,
      ticket_no: first,
      description: first,
    });
    rewritten.responses.set(
      support.listComments,
      ownPayloads.map((content, id) => ({
        id,
        content: `<p>text ${id}</p>${content}`,
        author_name: content,
        created_by_customer: id % 2 === 0,
        created_at: created(id),
      })),
    );
    rewritten.responses.set(
      support.listAttachments,
      ["javascript:alert(1)", "data:text/html,<script>alert(2)</script>", "//evil.example/3.png"].map((url, id) => ({
        id,
        url,
        filename: ownPayloads[id],
        created_at: created(id),
      })),
    );
    harm = watchHarm();
    return () => harm?.stop();
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll(".gh-html > p:first-child").length).toBeGreaterThanOrEqual(
        ownPayloads.length,
      ),
    );
    for (const element of canvasElement.querySelectorAll(".gh-html *"))
      for (const type of ["pointerenter", "focus", "error", "load"]) element.dispatchEvent(new Event(type));
    const found = harm?.found(canvasElement).filter((what) => !what.startsWith("href="));
    await expect(found).toEqual([]);
    const unsafe = [...canvasElement.querySelectorAll("a")].filter(
      (link) => link.hasAttribute("href") && !/^(https?|ircs?|mailto|xmpp):$/.test(link.protocol),
    );
    await expect(unsafe.map(({ href }) => href)).toEqual([]);
  },
};
