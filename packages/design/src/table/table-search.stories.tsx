import { type HeldTimers, holdTimers } from "@gatehouse/story-kit/portal/held-timers";
import { type OutsideChanges, start, TabbedTable } from "@gatehouse/story-kit/samples/tabbed-table";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";

const onState = fn();
let timers: HeldTimers;

let outside: OutsideChanges;

const meta: Meta<typeof TabbedTable> = {
  title: "Design/TableSearch",
  component: TabbedTable,
  args: {
    onState,
    onRender: (changes) => {
      outside = changes;
    },
  },
  parameters: { axe: false },
  // Stories end the half-second delay themselves, so the timer sends nothing before that.
  beforeEach: () => {
    onState.mockClear();
    timers = holdTimers(500);
    return () => timers.release();
  },
};

export default meta;
type Story = StoryObj<typeof TabbedTable>;

const box = () => screen.findByRole<HTMLInputElement>("searchbox", { name: "Search projects" });
const type = async (text: string) => userEvent.type(await box(), text);
const searches = () => onState.mock.calls.map(([{ search }]) => search);
const tab = (name: string) => userEvent.click(screen.getByRole("tab", { name }));

export const Waits: Story = {
  play: async () => {
    await type("daq-16");
    await expect(searches()).toEqual([]);
    await expect(timers.count()).toBe(1);
    timers.elapse();
    await waitFor(() => expect(screen.getByText("1–3 of 3")).toBeVisible());
    await expect(searches()).toEqual(["daq-16"]);
  },
};

/** The last typed text applies, even before the half second is over. */
export const TabIsChanged: Story = {
  play: async () => {
    await type("daq-16");
    await tab("Other");
    await expect(searches()).toEqual(["daq-16"]);
    await tab("Projects");
    await expect(await box()).toHaveValue("daq-16");
    await expect(screen.getByText("1–3 of 3")).toBeVisible();
    timers.elapse();
    await expect(searches()).toEqual(["daq-16"]);
  },
};

export const TableGoes: Story = {
  play: async () => {
    await type("daq-16");
    outside.takeAway();
    await waitFor(() => expect(searches()).toEqual(["daq-16"]));
    await tab("Projects");
    await expect(await box()).toHaveValue("daq-16");
    timers.elapse();
    await expect(searches()).toEqual(["daq-16"]);
  },
};

/** Clearing the field counts as typing, too. */
export const Cleared: Story = {
  play: async () => {
    await type("daq-16{Enter}");
    await type("x");
    await userEvent.clear(await box());
    await tab("Other");
    await tab("Projects");
    await expect(await box()).toHaveValue("");
    await expect(screen.getByText("1–5 of 12")).toBeVisible();
    await expect(searches()).toEqual(["daq-16", ""]);
  },
};

export const FocusMovesOn: Story = {
  play: async () => {
    await type("daq-16");
    await userEvent.tab();
    await expect(await screen.findByRole("button", { name: "Clear search" })).toHaveFocus();
    await expect(searches()).toEqual([]);
    await userEvent.tab();
    await expect(searches()).toEqual(["daq-16"]);
    timers.elapse();
    await expect(searches()).toEqual(["daq-16"]);
  },
};

export const SomethingElseIsClicked: Story = {
  play: async () => {
    await type("daq-16");
    let sent: unknown;
    screen.getByRole("link", { name: "Elsewhere" }).addEventListener("click", (event) => {
      event.preventDefault();
      sent = searches();
    });
    await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
    await expect(sent).toEqual(["daq-16"]);
  },
};

/** Rows don't move while the user clicks one, so the click reaches its target. */
export const RowIsClicked: Story = {
  play: async () => {
    await type("daq-16");
    const link = screen.getByRole("link", { name: "Project 1" });
    const clicked = fn((event: Event) => event.preventDefault());
    link.addEventListener("click", clicked);
    await userEvent.click(link);
    await expect(clicked).toHaveBeenCalledOnce();
    await expect(link).toBeInTheDocument();
    timers.elapse();
    await waitFor(() => expect(screen.getByText("1–3 of 3")).toBeVisible());
  },
};

/** A hidden page's timers may be delayed for minutes, and an unloaded page's timers never fire. */
export const PageHides: Story = {
  play: async () => {
    await type("daq");
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    Reflect.deleteProperty(document, "visibilityState");
    await expect(searches()).toEqual(["daq"]);
    await type("-16");
    window.dispatchEvent(new Event("pagehide"));
    await expect(searches()).toEqual(["daq", "daq-16"]);
    await type("x");
    document.dispatchEvent(new Event("visibilitychange"));
    await expect(searches()).toEqual(["daq", "daq-16"]);
  },
};

/** Sorting during a search is kept. */
export const SortedMeanwhile: Story = {
  play: async ({ canvas }) => {
    await type("daq-16");
    await userEvent.click(canvas.getByRole("button", { name: "Name" }));
    timers.elapse();
    await expect(onState).toHaveBeenLastCalledWith({
      ...start,
      search: "daq-16",
      sort: { columnId: "name", direction: "ascending" },
    });
    await waitFor(() => expect(screen.getByText("1–3 of 3")).toBeVisible());
    await expect(canvas.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
  },
};

/** A search set from outside, as by Back, replaces waiting text. Text typed later replaces that search. */
export const ChangedFromOutside: Story = {
  play: async () => {
    await type("xyz");
    outside.search("daq");
    await waitFor(async () => expect(await box()).toHaveValue("daq"));
    timers.elapse();
    await tab("Other");
    await tab("Projects");
    await expect(await box()).toHaveValue("daq");
    await expect(searches()).toEqual([]);
    await type("-16");
    timers.elapse();
    await expect(searches()).toEqual(["daq-16"]);
  },
};

/** The file has the rows that match the typed text, even before the table shows them. */
export const ExportedMeanwhile: Story = {
  play: async ({ canvas }) => {
    const made: Blob[] = [];
    const create = spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      made.push(blob as Blob);
      return "#exported";
    });
    try {
      await type("daq-16");
      await userEvent.click(canvas.getByRole("button", { name: "Export CSV" }));
      await expect((await made[0]?.text())?.trim().split("\r\n")).toHaveLength(4);
    } finally {
      create.mockRestore();
    }
  },
};

/** Text in composition, such as Japanese, isn't searched until it is complete, and isn't lost. */
export const Composed: Story = {
  play: async () => {
    const input = await box();
    input.focus();
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: "だ" } });
    await expect(timers.count()).toBe(0);
    await fireEvent.compositionEnd(input);
    await expect(timers.count()).toBe(1);
    timers.elapse();
    await expect(searches()).toEqual(["だ"]);
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: "だq" } });
    await tab("Other");
    await expect(searches()).toEqual(["だ", "だq"]);
  },
};

export const SentAtOnce: Story = {
  play: async () => {
    await type("daq-16{Enter}");
    await expect(searches()).toEqual(["daq-16"]);
    await type("x");
    await userEvent.click(
      within((await box()).closest("form") ?? document.body).getByRole("button", { name: "Clear search" }),
    );
    await expect(searches()).toEqual(["daq-16", ""]);
    timers.elapse();
    await expect(searches()).toEqual(["daq-16", ""]);
  },
};
