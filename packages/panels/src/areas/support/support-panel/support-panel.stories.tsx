import { listTickets } from "@gatehouse/contract/support";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { rowOf, tableOf } from "@gatehouse/story-kit/portal/steps";
import { demoTicketIds } from "@gatehouse/story-kit/samples/ticket-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { SupportPanel } from "./support-panel";

const navigation = recordedNavigation();
const rewritten = rewrittenResponses();
const seenKey = "gatehouse.seen-tickets";

const meta: Meta<typeof SupportPanel> = {
  title: "Panels/Support/SupportPanel",
  component: SupportPanel,
  parameters: { portal: { as: "customer@example.com", navigation, through: rewritten.through } },
  beforeEach: () => {
    navigation.visits.length = 0;
    navigation.search.write("");
    rewritten.responses.clear();
    localStorage.removeItem(seenKey);
    return () => localStorage.removeItem(seenKey);
  },
};

export default meta;
type Story = StoryObj<typeof SupportPanel>;

const list = "Tickets";
const narrow = (width: number) => ({
  viewport: { options: { narrow: { name: "Narrow", styles: { width: `${width}px`, height: "800px" } } } },
});

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(await tableOf(list));
    await expect(table.getAllByRole("row")).toHaveLength(16);
    await expect(await rowOf(list, "Quote for five more licenses")).toHaveTextContent(/T-19.*1 new reply.*Open/);
    await expect(await rowOf(list, /^Timing isn't met/)).toHaveTextContent(/2 new replies.*Waiting for you/);
    await expect(await rowOf(list, "Board doesn't answer after power loss")).toHaveTextContent(/RMA.*Open/);
    await expect(await rowOf(list, /^Crash when/)).toHaveTextContent("In progress");
    await expect(canvas.getByRole("link", { name: "Files with odd names <b>and markup</b>" })).toHaveAttribute(
      "href",
      `/app/support/${demoTicketIds.odd}`,
    );
    await expect(canvas.queryByRole("combobox", { name: /rows/i })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await waitFor(() => expect(table.getAllByRole("row")).toHaveLength(4));
    await userEvent.click(canvas.getByRole("link", { name: "T-1" }));
    await expect(navigation.visits).toEqual([
      { target: { screen: "ticket", params: { ticketId: "1" }, path: "/support/1" }, replace: false },
    ]);
  },
};

/** The menu of an open ticket opens its page and closes the ticket. Closed tickets and RMAs have no menu. */
export const ClosesFromTheRow: Story = {
  parameters: { axe: false },
  play: async () => {
    await tableOf(list);
    await expect(screen.queryByRole("button", { name: "Actions for T-12" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Actions for T-19" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Open T-19" }));
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: { screen: "ticket" } }]));
    await userEvent.click(screen.getByRole("button", { name: "Actions for T-19" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Close ticket" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Close ticket" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Actions for T-19" })).toBeNull());
  },
};

export const OfOneStatus: Story = {
  play: async ({ canvas }) => {
    const table = within(await tableOf(list));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Status" }), "Waiting for you");
    await waitFor(() => expect(table.getAllByRole("row")).toHaveLength(2));
    await expect(navigation.search.read()).toContain("tickets.status=waiting_for_customer");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search subject" }), "no such{Enter}");
    await expect(await canvas.findByText("No matching records found")).toBeVisible();
  },
};

/** A status that doesn't exist, as in an old address, filters nothing. */
export const UnknownStatus: Story = {
  beforeEach: () => navigation.search.write("?tickets.status=gone"),
  play: async ({ canvas }) => {
    await expect(within(await tableOf(list)).getAllByRole("row")).toHaveLength(16);
    await expect(canvas.getByRole("combobox", { name: "Status" })).toHaveDisplayValue("Any status");
  },
};

export const Empty: Story = {
  beforeEach: () => void rewritten.responses.set(listTickets, []),
  play: async ({ canvas }) => expect(await canvas.findByText("No tickets yet")).toBeVisible(),
};

/** Without support-plus, nothing is requested and no action is shown. */
export const Forbidden: Story = {
  parameters: { portal: { as: "member@example.com" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Support tickets aren't available for your account yet.")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const LongText: Story = {
  parameters: narrow(280),
  globals: { viewport: { value: "narrow" } },
  beforeEach: () => {
    rewritten.responses.set(listTickets, [
      {
        id: 1,
        ticket_no: "T-".padEnd(80, "9"),
        subject: "Wort".repeat(50),
        status: "a status that this portal has never heard of",
        is_rma: true,
        new_replies_count: 123,
        created_at: "never",
      },
      { id: 2 },
    ]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Invalid date format")).toBeVisible();
    await expect(canvas.getByText("123 new replies")).toBeVisible();
    await expect(canvas.getByText("No subject")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Narrow: Story = {
  parameters: narrow(360),
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await tableOf(list);
    await expect(screen.getByRole("button", { name: "Create ticket" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const InItalian: Story = {
  parameters: { portal: { as: "customer@example.com", locale: "it", navigation } },
  play: async () => expect(await rowOf("Ticket", /^Timing/)).toHaveTextContent(/2 nuove risposte.*In attesa di te/),
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible(),
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "500 json", calls: "/tickets/" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch tickets.");
    await expect(canvas.getByRole("heading", { name: "Tickets" })).toBeVisible();
  },
};

export const Faults: Story = faultInjection({
  panel: () => <SupportPanel />,
  hasContent: (panel) => expect(within(panel).getByRole("table", { name: list })).toBeVisible(),
  ...failsWith("Failed to fetch tickets."),
}).story;
