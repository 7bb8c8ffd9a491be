import { support } from "@gatehouse/contract/support";
import { openDialog, press, write } from "@gatehouse/story-kit/portal/steps";
import { demoTicketIds } from "@gatehouse/story-kit/samples/ticket-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { accountHash } from "../../data/account-hash";
import { inDialog, lostResponses, type LostRun } from "../../testing/lost-responses";
import { SupportPanel } from "./support-panel/support-panel";
import { TicketPanel } from "./ticket-panel/ticket-panel";

const draftKey = `gatehouse.draft.comment.example.${accountHash("customer@example.com")}.${demoTicketIds.open}`;

const meta: Meta = {
  title: "Panels/Support/LostResponses",
  beforeEach: () => {
    localStorage.removeItem(draftKey);
    return () => localStorage.removeItem(draftKey);
  },
};

export default meta;
type Story = StoryObj;

const as = "customer@example.com";
const ticketId = demoTicketIds.open;
const ticketPanel = () => <TicketPanel ticketId={ticketId} />;

const subjects = async ({ client }: LostRun) =>
  (await client.call(support.list)).results.filter(({ subject }) => subject === "The build stops").length;
const comments = async ({ client }: LostRun) =>
  (await client.call(support.listComments, { ticketId })).results.map(({ content }) => content);
const files = async ({ client }: LostRun) =>
  (await client.call(support.listAttachments, { ticketId })).results.map(({ filename }) => filename);

export const CreatesATicket: Story = lostResponses({
  call: support.create,
  as,
  panel: () => <SupportPanel />,
  state: subjects,
  send: () =>
    inDialog(async () => {
      await openDialog("Create ticket");
      await write("Subject", "The build stops");
      await write("Message", "It stops after a minute.");
    }, "Create ticket"),
  reported: "Ticket created.",
  failed: "Failed to create ticket.",
});

export const Comments: Story = lostResponses({
  call: support.createComment,
  as,
  panel: ticketPanel,
  state: comments,
  send: async () => {
    const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Your comment" });
    if (field.value === "") await userEvent.type(field, "It is the build of Sunday.");
    const button = await screen.findByRole("button", { name: "Comment" });
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
    await userEvent.click(button);
  },
  reported: "Comment created successfully.",
  failed: "Failed to create comment.",
});

export const AddsAFile: Story = lostResponses({
  call: support.addAttachments,
  as,
  panel: ticketPanel,
  state: files,
  send: async () => {
    const retry = screen.queryByRole("button", { name: "Retry" });
    if (retry !== null) return userEvent.click(retry);
    await screen.findByRole("textbox", { name: "Your comment" });
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    await userEvent.upload(input!, new File(["a log"], "build.log"));
  },
  reported: () => waitFor(() => expect(screen.getAllByRole("link", { name: /build\.log/ }).length).toBeGreaterThan(0)),
  failed: "The connection was lost.",
});

export const Closes: Story = lostResponses({
  call: support.close,
  as,
  panel: ticketPanel,
  state: async ({ client }) => {
    const { status, rating } = await client.call(support.get, { ticketId });
    return [status, rating];
  },
  send: () => inDialog(() => press("Close ticket"), "Close ticket"),
  reported: "Ticket closed.",
  failed: "Failed to close the ticket.",
  isRepeatRefused: true,
});

/** Leaves the tab and comes back. */
async function comeBack(): Promise<void> {
  for (const state of ["hidden", "visible"]) {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    // Let React render each state.
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  Reflect.deleteProperty(document, "visibilityState");
}

/** If marking replies as seen fails, users get no message. The portal retries when the reader returns to the tab. */
export const MarksSeen: Story = lostResponses({
  call: support.markSeen,
  as,
  panel: () => <TicketPanel ticketId={demoTicketIds.quote} />,
  state: async ({ client }) => (await client.call(support.countNewReplies)).count,
  send: async () => {
    await screen.findByText("We passed it on to sales.");
    await comeBack();
  },
  reported: ({ client }) => waitFor(async () => expect((await client.call(support.countNewReplies)).count).toBe(2)),
});
