import { support } from "@gatehouse/contract/support";
import { viewer } from "@gatehouse/contract/viewer";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { isDialogGone, openDialog, press, seesToast } from "@gatehouse/story-kit/portal/steps";
import { demoTicketIds } from "@gatehouse/story-kit/samples/ticket-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { PollPaceContext } from "../../../data/poll-pace";
import {
  articles,
  ask,
  field,
  files,
  fitsTheWindow,
  forgetTickets,
  narrow,
  navigation,
  onEvent,
  portal,
  rewritten,
  thread,
} from "../../../testing/ticket-stories";
import { TicketPanel, type TicketPanelProps } from "./ticket-panel";

const polledFast = (args: TicketPanelProps) => (
  <PollPaceContext value={1 / 300}>
    <TicketPanel {...args} />
  </PollPaceContext>
);

const meta: Meta<typeof TicketPanel> = {
  title: "Panels/Support/TicketPanel",
  component: TicketPanel,
  args: { ticketId: demoTicketIds.waiting },
  parameters: { portal },
  beforeEach: forgetTickets,
};

export default meta;
type Story = StoryObj<typeof TicketPanel>;

export const Default: Story = {
  play: async ({ canvas, loaded }) => {
    await waitFor(async () => expect(await articles()).toHaveLength(5));
    const [description, , , long, last] = await articles();
    await expect(description).toHaveAccessibleName("Description by Elena Marchetti");
    const heading = canvas.getByRole("heading", { name: /^Conversation/ });
    await expect(heading, "counts the description and the comments").toHaveTextContent(/^Conversation\s*5$/);
    await waitFor(() => expect(last).toHaveTextContent(/SupportNew.*Found it/));
    await expect(within(long!).getByText("New")).toBeVisible();
    await expect(await within(long!).findByRole("table")).toBeVisible();
    await expect((await thread()).getByText("Elena Marchetti added 3 files")).toBeVisible();
    await expect(canvas.getAllByText("Waiting for you")[0]).toBeVisible();
    await expect(canvas.getByText("Windows 11")).toBeVisible();
    await expect((await files()).getAllByRole("row")).toHaveLength(5);
    await waitFor(async () => expect(await ask(loaded, "-new-replies/")).toEqual({ count: 1 }));
    await expect(within(last!).getByText("New"), "it stays marked while the page is open").toBeVisible();
    await press("Oldest first");
    await expect((await articles()).at(-1)).toHaveAccessibleName("Description by Elena Marchetti");
  },
};

export const Closes: Story = {
  play: async ({ canvas, loaded }) => {
    await openDialog("Close ticket");
    const dialog = within(screen.getByRole("dialog", { name: "Close ticket T-18" }));
    await expect(dialog.getByText("T-18")).toHaveClass("gh-id");
    const chosen = dialog.getByRole("radio", { name: "2 of 5 stars" });
    await expect(chosen).toBeChecked();
    await userEvent.click(chosen);
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(dialog.getByRole("radio", { name: "4 of 5 stars" })).toBeChecked();
    await userEvent.dblClick(dialog.getByRole("button", { name: "Close ticket" }));
    await seesToast("Ticket closed.");
    await isDialogGone();
    await expect(await canvas.findByText(/^You closed this ticket on .* and rated it 4 of 5\.$/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Close ticket" })).toBeNull();
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(await ask(loaded, `/${demoTicketIds.waiting}/`)).toMatchObject({ status: "closed", rating: 4 });
    await expect(onEvent.mock.calls).toEqual([[{ type: "ticket.closed", ticketId: demoTicketIds.waiting, rating: 4 }]]);
  },
};

export const RefusesTheRating: Story = {
  beforeEach: () =>
    void rewritten.responses.set(support.close, () => Response.json({ rating: ["Too few stars."] }, { status: 400 })),
  play: async () => {
    const dialog = within(await openDialog("Close ticket"));
    await userEvent.click(dialog.getByRole("button", { name: "Close ticket" }));
    await expect(await dialog.findByText("Too few stars.")).toBeVisible();
    await userEvent.click(dialog.getByRole("radio", { name: "4 of 5 stars" }));
    await expect(dialog.queryByText("Too few stars.")).toBeNull();
  },
};

export const Closed: Story = {
  args: { ticketId: demoTicketIds.closed },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You closed this ticket on .* and rated it 5 of 5\.$/)).toBeVisible();
    await expect(canvas.getByText("No files yet")).toBeVisible();
    await openDialog("Create ticket");
  },
};

export const ClosedWithoutRating: Story = {
  args: { ticketId: demoTicketIds.unrated },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^This ticket was closed on \d+ \w+ \d+\.$/)).toBeVisible(),
};

export const Rma: Story = {
  args: { ticketId: demoTicketIds.rma, rmaHref: "https://example.com/rma" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This ticket is an RMA.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open support site" })).toHaveAttribute(
      "href",
      "https://example.com/rma",
    );
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Close ticket" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Add files" })).toBeNull();
  },
};

/** If the ticket becomes an RMA during writing, the user can still copy the comment. */
export const BecomesAnRma: Story = {
  render: polledFast,
  play: async ({ canvas }) => {
    await userEvent.type(await field(), "One more thing");
    rewritten.responses.set(support.get, { id: 18, title: "A board to return", status: "open", is_rma: true });
    await expect(await canvas.findByText("This ticket is an RMA.")).toBeVisible();
    await expect(await field()).toHaveValue("One more thing");
    await expect(await field()).toHaveAttribute("readonly");
  },
};

export const SixtyComments: Story = {
  args: { ticketId: demoTicketIds.long },
  play: async () => waitFor(async () => expect(await articles()).toHaveLength(61)),
};

export const Narrow: Story = {
  parameters: narrow(280),
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await waitFor(async () => expect(await articles()).toHaveLength(5));
    await field();
    await fitsTheWindow();
  },
};

export const InItalian: Story = {
  parameters: { portal: { ...portal, locale: "it" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("In attesa di te")).toBeVisible();
    await expect(await canvas.findByRole("textbox", { name: "Il tuo commento" })).toBeVisible();
  },
};

export const Missing: Story = {
  args: { ticketId: "4711" },
  play: async () =>
    waitFor(() =>
      expect(navigation.visits).toEqual([{ target: expect.objectContaining({ screen: "support" }), replace: true }]),
    ),
};

export const Forbidden: Story = {
  parameters: { portal: { ...portal, as: "member@example.com" } },
  play: async () =>
    waitFor(() =>
      expect(navigation.visits).toContainEqual({
        target: expect.objectContaining({ screen: "support" }),
        replace: true,
      }),
    ),
};

/** Django REST Framework can send the names of choices instead of their values, and an empty text for none. */
export const OtherWords: Story = {
  parameters: { axe: false },
  beforeEach: () =>
    void rewritten.responses.set(support.get, {
      id: 18,
      title: "A board to return",
      status: "Waiting for customer",
      license_type: "SMART",
      os: "Ubuntu 24.04",
      software_version: "",
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Ubuntu 24.04")).toBeVisible();
    await expect(canvas.getByText("SMART")).toBeVisible();
    await expect(canvas.getByText("Waiting for you")).toBeVisible();
    await expect(canvas.queryByText("Unknown")).toBeNull();
  },
};

/** A single refused poll, for example by a proxy, doesn't lose the typed text if the account still has access. */
export const RefusedOnce: Story = {
  parameters: { axe: false },
  render: polledFast,
  play: async ({ canvas }) => {
    await userEvent.type(await field(), "Not lost");
    const refusals = [
      () => new Response("<h1>Forbidden</h1>", { status: 403, headers: { "Content-Type": "text/html" } }),
      () => Response.json({ detail: "Invalid token." }, { status: 401 }),
    ];
    for (const refusal of refusals) {
      const read = fn(refusal);
      rewritten.responses.set(support.get, read);
      await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(1));
      await expect(navigation.visits).toEqual([]);
      await expect(await field()).toHaveValue("Not lost");
    }
    rewritten.responses.delete(support.get);
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
  },
};

/** After a refusal, the panel refetches the viewer, who has lost support-plus, and redirects to the list. */
export const LosesAccess: Story = {
  play: async ({ loaded }) => {
    const composer = await field();
    const me = await openedPortal(loaded).fetch(new Request(`${window.location.origin}/api/webapp/v1/me/`));
    rewritten.responses.set(viewer.me, { ...((await me.json()) as object), mycaen_plus_account: false });
    rewritten.responses.set(support.get, () => Response.json({ detail: "No permission." }, { status: 403 }));
    // Any write to the ticket refetches it.
    await userEvent.type(composer, "One more thing");
    await press("Comment");
    await waitFor(() =>
      expect(navigation.visits).toContainEqual({
        target: expect.objectContaining({ screen: "support" }),
        replace: true,
      }),
    );
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect((await canvas.findAllByLabelText("Loading")).length).toBeGreaterThan(0),
};

export const Faults: Story = faultInjection({
  panel: () => <TicketPanel ticketId={demoTicketIds.waiting} />,
  hasContent: (panel) => expect(within(panel).getByText("Updated on")).toBeVisible(),
  ...failsWith("Failed to fetch the ticket."),
}).story;
