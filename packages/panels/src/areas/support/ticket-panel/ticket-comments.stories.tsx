import { support } from "@gatehouse/contract/support";
import { fillStorage } from "@gatehouse/story-kit/portal/full-storage";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { isDialogGone, press, seesToast } from "@gatehouse/story-kit/portal/steps";
import { demoTicketIds } from "@gatehouse/story-kit/samples/ticket-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { PollPaceContext } from "../../../data/poll-pace";
import { hasUnsavedChanges } from "../../../navigation/unsaved-changes";
import { LinkAway } from "../../../testing/link-away";
import {
  articles,
  ask,
  draftKey,
  field,
  forgetTickets,
  navigation,
  onEvent,
  portal,
  rewritten,
  seenKey,
  thread,
} from "../../../testing/ticket-stories";
import { TicketPanel } from "./ticket-panel";

const meta: Meta<typeof TicketPanel> = {
  title: "Panels/Support/TicketComments",
  component: TicketPanel,
  args: { ticketId: demoTicketIds.waiting },
  parameters: { portal },
  beforeEach: forgetTickets,
};

export default meta;
type Story = StoryObj<typeof TicketPanel>;

/** Ctrl+Enter sends the comment, and pressing it twice sends it once. */
export const Comments: Story = {
  play: async ({ loaded }) => {
    const composer = await field();
    await userEvent.type(composer, "It works.{Enter}{Enter}See https://example.com/a?b=(c), <b>thanks</b>");
    await fireEvent.keyDown(composer, { key: "Enter", ctrlKey: true });
    await fireEvent.keyDown(composer, { key: "Enter", ctrlKey: true });
    await seesToast("Comment created successfully.");
    await waitFor(async () => expect(await articles()).toHaveLength(6));
    await expect(composer).toHaveValue("");
    const link = await within((await articles()).at(-1)!).findByRole("link");
    await expect(link).toHaveAttribute("href", "https://example.com/a?b=(c)");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    const { results } = await ask(loaded, `/${demoTicketIds.waiting}/comments/`);
    await expect(results.filter(({ created_by_customer: isOurs }) => isOurs)).toHaveLength(2);
    await expect(results.at(-1)?.["content"]).toContain("&lt;b&gt;thanks&lt;/b&gt;");
    await expect((await ask(loaded, `/${demoTicketIds.waiting}/`))["status"]).toBe("open");
    await expect(localStorage.getItem(draftKey)).toBeNull();
    await expect(onEvent.mock.calls).toEqual([[{ type: "ticket.commented", ticketId: demoTicketIds.waiting }]]);
  },
};

export const TooShort: Story = {
  play: async ({ canvas }) => {
    const composer = await field();
    await press("Comment");
    await expect(canvas.getByText("Comment is required")).toBeVisible();
    await waitFor(() => expect(composer).toHaveFocus());
    await userEvent.type(composer, "ok");
    await expect(canvas.getByText("Comment must be at least 3 characters long")).toBeVisible();
    await userEvent.type(composer, "!");
    await expect(canvas.queryByText(/^Comment must/)).toBeNull();
  },
};

export const FailsToComment: Story = {
  parameters: { portal: { ...portal, fault: { kind: "500 json", calls: "/comments/", methods: ["POST"] } } },
  play: async () => {
    await userEvent.type(await field(), "A text that isn't lost");
    await press("Comment");
    await seesToast("Failed to create comment.");
    await expect(await field()).toHaveValue("A text that isn't lost");
    await waitFor(() => expect(localStorage.getItem(draftKey)).toContain("isn't lost"));
  },
};

/** If the browser can't store the text, links ask before they leave. */
export const AsksWhereNothingIsKept: Story = {
  render: (args) => (
    <>
      <TicketPanel {...args} />
      <LinkAway />
    </>
  ),
  beforeEach: fillStorage,
  play: async ({ canvas }) => {
    await userEvent.type(await field(), "Nobody keeps this");
    await expect(hasUnsavedChanges()).toBe(true);
    await userEvent.click(canvas.getByRole("link", { name: "Away" }));
    await press("Keep editing");
    await isDialogGone();
    await expect(navigation.visits).toEqual([]);
    await userEvent.clear(await field());
    await expect(hasUnsavedChanges()).toBe(false);
  },
};

export const RestoresADraft: Story = {
  beforeEach: () => localStorage.setItem(draftKey, JSON.stringify({ text: "Typed yesterday", base: "" })),
  play: async ({ canvas }) => {
    await expect(await field()).toHaveValue("Typed yesterday");
    await expect(canvas.getByText("We restored your unsent comment.")).toBeVisible();
    await userEvent.clear(await field());
    await waitFor(() => expect(localStorage.getItem(draftKey)).toBeNull());
  },
};

/** If somebody else closes the ticket during writing, the user can still copy the comment. */
export const ClosedMeanwhile: Story = {
  play: async ({ canvas, loaded }) => {
    await userEvent.type(await field(), "One more thing");
    await openedPortal(loaded).fetch(
      new Request(`${window.location.origin}/api/webapp/v1/tickets/${demoTicketIds.waiting}/close/`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ rating: 5 }),
      }),
    );
    await press("Comment");
    await seesToast("Failed to create comment.");
    await expect(await canvas.findByText(/^You closed this ticket on .* and rated it 5 of 5\.$/)).toBeVisible();
    await expect(await field()).toHaveValue("One more thing");
    await expect(await field()).toHaveAttribute("readonly");
    await expect(canvas.getByRole("button", { name: "Copy my text" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Attach file" })).toBeNull();
  },
};

/** The server stores customers' comments as plain text and staff's comments as HTML. */
export const StoredAsTyped: Story = {
  parameters: { axe: false },
  beforeEach: () => {
    const comment = { created_at: "2026-11-19T10:00:00Z", author_name: "Elena Marchetti" };
    rewritten.responses.set(support.listComments, [
      { ...comment, id: 1, content: "a\n\nb <stdio.h>", created_by_customer: true },
      { ...comment, id: 2, content: "Use c<wbr>d", created_by_customer: false },
    ]);
  },
  play: async () => {
    await waitFor(async () => {
      const [, typed, staff] = await articles();
      await expect(within(typed!).getByText("a")).toBeVisible();
      await expect(within(typed!).getByText("b <stdio.h>")).toBeVisible();
      await expect(staff).toHaveTextContent(/Use cd$/);
    });
  },
};

/** A reply comes while the page is open. */
export const ReplyArrives: Story = {
  args: { ticketId: demoTicketIds.open },
  parameters: { axe: false },
  render: (args) => (
    <PollPaceContext value={1 / 600}>
      <TicketPanel {...args} />
    </PollPaceContext>
  ),
  play: async ({ loaded }) => {
    await waitFor(async () => expect(await articles()).toHaveLength(2));
    const { results } = await ask(loaded, `/${demoTicketIds.open}/comments/`);
    rewritten.responses.set(support.listComments, [
      ...results,
      {
        id: 9_999,
        content: "<p>It is harmless.</p>",
        created_by_customer: false,
        created_at: "2026-11-23T10:00:00Z",
        author_name: "Priya Nair",
        is_new: true,
      },
    ]);
    await waitFor(async () => expect((await articles()).at(-1)).toHaveTextContent(/Priya Nair.*New.*harmless/));
  },
};

/** If the server doesn't mark new replies, those that this browser hasn't shown are new. */
export const OtherServer: Story = {
  beforeEach: () => {
    localStorage.setItem(seenKey, JSON.stringify({ [demoTicketIds.waiting]: "2026-11-20T12:00:00Z" }));
    rewritten.responses.set(support.get, {
      id: 18,
      title: "From another server",
      status: "Escalated",
      updated_at: "2026-11-21T12:00:00Z",
    });
    rewritten.responses.set(support.listComments, [
      { content: "<p>Later</p>", created_by_customer: false, created_at: "2026-11-21T12:00:00Z" },
      { content: "<p>Earlier</p>", created_by_customer: false, created_at: "2026-11-20T11:00:00Z" },
      { content: "<p>Mine</p>", created_by_customer: true, created_at: "2026-11-21T11:00:00Z" },
    ]);
    rewritten.responses.set(support.listAttachments, [
      { url: "https://files.example.com/a.txt", filename: "a.txt", created_at: "2026-11-20T10:00:00Z" },
    ]);
  },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect((await articles()).map((article) => within(article).queryByText("New") !== null)).toEqual([
        false,
        false,
        false,
        true,
      ]),
    );
    await expect((await thread()).getByText("Added 1 file")).toBeVisible();
    await expect(canvas.getByText("Escalated")).toBeVisible();
    await expect(canvas.queryByText("Product")).toBeNull();
    await expect(localStorage.getItem(seenKey)).toContain("2026-11-21T12:00:00Z");
  },
};

export const CommentsFail: Story = {
  parameters: { portal: { ...portal, fault: { kind: "500 json", calls: "/comments/", methods: ["GET"] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch comments.");
    await expect(await field()).toBeVisible();
    await expect(await articles()).toHaveLength(1);
    await expect((await articles())[0]).toHaveAccessibleName(/^Description/);
  },
};
