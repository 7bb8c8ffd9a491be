import { linesOf, logOf, searchFor } from "@gatehouse/story-kit/portal/log-steps";
import { failedBuildLog } from "@gatehouse/story-kit/samples/log-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { LogView } from "./log-view";

const meta = {
  title: "Panels/Log/Log search",
  component: LogView,
  args: { source: failedBuildLog },
} satisfies Meta<typeof LogView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Search: Story = {
  play: async ({ canvas, canvasElement }) => {
    const log = await logOf(canvas);
    const field = await searchFor(canvas, "slack");
    // 60 lines, of which 58 are in a folded step.
    await expect(await canvas.findByText(/^\d+ of 60$/)).toBeVisible();
    const first = canvasElement.querySelector("mark[data-current]");
    await expect(first).toHaveTextContent("slack");
    await userEvent.type(field, "{Enter}{Enter}");
    await expect(within(log).getByRole("button", { name: /Synthesize/, expanded: true })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Previous match" }));
    await userEvent.clear(field);
    await userEvent.type(field, "ACC");
    await expect(await canvas.findByText(/^\d of 4$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Match case" }));
    await expect(await canvas.findByText("No matches")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Match case" }));
    await userEvent.clear(field);
    await userEvent.type(field, "net");
    await userEvent.click(canvas.getByRole("button", { name: "Whole word" }));
    await expect(await canvas.findByText(/^\d of 3$/)).toBeVisible();
    await userEvent.type(field, "{Escape}");
    await expect(field).toHaveValue("");
  },
};

const far = " ".repeat(1_000);

/** The view scrolls to a match in a line that is not wrapped, sideways too. */
export const MatchFarRight: Story = {
  args: {
    source: `placed here\nnothing\n${far}placed there${far}\n${far}${" ".repeat(500)}\u001b[31mpla\u001b[32mced\u001b[0m`,
  },
  play: async ({ canvas, canvasElement }) => {
    const log = await logOf(canvas);
    const isInView = async (match: string) => {
      await expect(await canvas.findByText(match)).toBeVisible();
      await waitFor(async () => {
        const marks = [...canvasElement.querySelectorAll("mark[data-current]")];
        await expect(marks.map(({ textContent }) => textContent).join("")).toBe("placed");
        const [view, no] = [log, marks[0]?.closest(".gh-log-line")?.querySelector(".gh-log-no")];
        const { left } = marks[0]!.getBoundingClientRect();
        const { right } = marks.at(-1)!.getBoundingClientRect();
        await expect(left).toBeGreaterThanOrEqual(no!.getBoundingClientRect().right);
        await expect(right).toBeLessThanOrEqual(view.getBoundingClientRect().left + view.clientWidth);
      });
    };
    const field = await searchFor(canvas, "placed");
    await isInView("1 of 3");
    await expect(log.scrollLeft).toBe(0);
    await userEvent.type(field, "{Enter}");
    await isInView("2 of 3");
    await userEvent.type(field, "{Enter}");
    await isInView("3 of 3");
    await userEvent.type(field, "{Enter}");
    await isInView("1 of 3");
    await expect(log.scrollLeft).toBe(0);
  },
};

/** The line that begins a step is drawn as the step's head, which shows the matches of the line. */
export const MatchInHead: Story = {
  args: { source: "==> Route the routes\nrouting\n<== Route the routes (2 s)\ndone" },
  play: async ({ canvas, canvasElement }) => {
    const log = await logOf(canvas);
    const head = await within(log).findByRole("button", { name: /Route the routes/, expanded: true });
    const marked = (selector: string) => Array.from(head.querySelectorAll(selector), ({ textContent }) => textContent);
    const field = await searchFor(canvas, "route");
    await expect(await canvas.findByText("1 of 4")).toBeVisible();
    await waitFor(() => expect(marked("mark")).toEqual(["Route", "route"]));
    await expect(marked("[data-current]")).toEqual(["Route"]);
    await userEvent.type(field, "{Enter}");
    await waitFor(() => expect(marked("[data-current]")).toEqual(["route"]));
    await userEvent.type(field, "{Enter}");
    await waitFor(() => expect(marked("[data-current]")).toEqual([]));
    // The search also finds text that the head leaves out. The whole name is then marked.
    await userEvent.clear(field);
    await userEvent.type(field, "==> ro");
    await waitFor(() => expect(marked("mark[data-current]")).toEqual(["Ro"]));
    await userEvent.clear(field);
    await userEvent.type(field, "==>");
    await waitFor(() => expect(marked("mark[data-current]")).toEqual(["Route the routes"]));
    await expect(canvasElement.querySelectorAll("mark[data-current]")).toHaveLength(1);
  },
};

export const RegularExpression: Story = {
  play: async ({ canvas }) => {
    await logOf(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Regular expression" }));
    const field = await searchFor(canvas, "acc\\[[\\d+\\]");
    await expect(await canvas.findByText(/^\d of 4$/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "(");
    await expect(await canvas.findByText("This isn't a valid regular expression.")).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "(a)\\1");
    await expect(await canvas.findByText(/Lookaround, backreferences/)).toBeVisible();
  },
};

/** An expression and a line on which a backtracking engine would never end. */
export const EndlessExpression: Story = {
  args: { source: `${"a".repeat(5_000)}!\nfine` },
  play: async ({ canvas }) => {
    await logOf(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Regular expression" }));
    await searchFor(canvas, "(a+)+$|fine");
    await expect(await canvas.findByText("1 of 1")).toBeVisible();
  },
};

export const OnlyMatches: Story = {
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    await searchFor(canvas, "iteration 2");
    await userEvent.click(await canvas.findByRole("button", { name: "Only matches" }));
    await waitFor(async () => expect(linesOf(log).every((text) => text.includes("iteration 2"))).toBe(true));
    await expect(within(log).getByRole("button", { name: /Route.*1 match/ })).toBeVisible();
    await expect(linesOf(log)).toHaveLength(12);
    await expect(within(log).getAllByText(/^\d+ lines without a match$/)[0]).toBeVisible();
    await expect(await canvas.findByText("12 matches in 147 lines")).toBeVisible();
  },
};
