import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { tableOf } from "@gatehouse/story-kit/portal/steps";
import { demoProjectGuid, demoSha } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ProjectFiguresPanel } from "./project-figures-panel";

const name = "Muon telescope trigger";
const navigation = recordedNavigation();

const meta: Meta<typeof ProjectFiguresPanel> = {
  title: "Panels/Projects/ProjectFiguresPanel",
  component: ProjectFiguresPanel,
  args: { projectGuid: demoProjectGuid(name) },
  parameters: { portal: { as: "customer@example.com", navigation } },
  beforeEach: () => {
    navigation.visits.length = 0;
  },
};

export default meta;
type Story = StoryObj<typeof ProjectFiguresPanel>;

/** The keyboard moves from commit to commit and opens one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole("slider", { name: "Commit in the chart" });
    slider.focus();
    await expect(slider).toHaveAttribute("aria-valuenow", "9");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(slider).toHaveAttribute("aria-valuenow", "8");
    await expect(slider.getAttribute("aria-valuetext")).toContain(`Commit ${demoSha(name, 8).slice(0, 7)}`);
    await userEvent.keyboard("{Home}");
    await expect(slider).toHaveAttribute("aria-valuenow", "1");
    await expect(canvas.getByRole("link", { name: demoSha(name, 1).slice(0, 7) })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("link", { name: demoSha(name, 1).slice(0, 7) })).toBeNull();
    await userEvent.keyboard("{ArrowLeft}{Enter}");
    await expect(navigation.visits.at(-1)).toMatchObject({
      target: {
        screen: "commit",
        params: { commitSha: demoSha(name, 8) },
      },
    });
  },
};

/** The names in the legend switch lines off and on. */
export const SwitchedLines: Story = {
  play: async ({ canvas }) => {
    const legend = within(await canvas.findByRole("group", { name: "Figures shown" }));
    const lines = () => document.querySelectorAll(".gh-chart-line").length;
    const before = lines();
    await userEvent.click(legend.getByRole("button", { name: "LUT" }));
    await expect(legend.getByRole("button", { name: "LUT" })).toHaveAttribute("aria-pressed", "false");
    await expect(lines()).toBe(before - 1);
    await userEvent.click(legend.getByRole("button", { name: "Clock" }));
    await expect(lines()).toBe(before - 2);
    await userEvent.click(legend.getByRole("button", { name: "LUT" }));
    await expect(lines()).toBe(before - 1);
  },
};

/** The chart keeps a margin to its panel. The table fills the panel. */
export const AsATable: Story = {
  play: async ({ canvas, canvasElement }) => {
    const margins = (content: string) => {
      const inner = canvasElement.querySelector(content)!.getBoundingClientRect();
      const outer = canvasElement.querySelector(".gh-panel")!.getBoundingClientRect();
      return [inner.left - outer.left, outer.right - inner.right, outer.bottom - inner.bottom];
    };
    await canvas.findByRole("slider");
    for (const margin of margins(".gh-chart")) await expect(margin).toBeGreaterThan(8);
    await userEvent.click(await canvas.findByRole("button", { name: "Table" }));
    const table = await tableOf("Resources by commit");
    await expect(within(table).getAllByRole("row")).toHaveLength(10);
    for (const margin of margins(".gh-table").slice(0, 2)) await expect(margin).toBe(1);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Commits shown" }), "Last 12 commits");
    await expect(within(table).getAllByRole("row")).toHaveLength(10);
  },
};

/** Of many commits, the chart shows the newest ones, as many as the user chooses. */
export const ManyCommits: Story = {
  args: { projectGuid: demoProjectGuid("Waveform recorder") },
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole("slider");
    await expect(slider).toHaveAttribute("aria-valuemax", "24");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Commits shown" }), "Last 100 commits");
    await waitFor(() => expect(slider).toHaveAttribute("aria-valuemax", "100"));
  },
};

export const Narrow: Story = {
  parameters: { viewport: { options: { narrow: { name: "Narrow", styles: { width: "360px", height: "800px" } } } } },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    (await canvas.findByRole("slider")).focus();
    await expect(await canvas.findByRole("link", { name: demoSha(name, 9).slice(0, 7) })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Empty: Story = {
  args: { projectGuid: demoProjectGuid("Scaler bank") },
  play: async ({ canvas }) => expect(await canvas.findByText("No figures yet")).toBeVisible(),
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible(),
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json" } } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch commits, please try again later."),
};
