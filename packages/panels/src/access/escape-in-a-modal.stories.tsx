import { logOf } from "@gatehouse/story-kit/portal/log-steps";
import { wavesOf } from "@gatehouse/story-kit/portal/waves-steps";
import { demoProjectGuid } from "@gatehouse/story-kit/samples/demo-ids";
import { failedBuildLog } from "@gatehouse/story-kit/samples/log-samples";
import { queueVcd } from "@gatehouse/story-kit/samples/wave-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { CommitsPanel } from "../areas/projects/commits-panel/commits-panel";
import { ProjectFiguresPanel } from "../areas/projects/project-figures-panel/project-figures-panel";
import { LogView } from "../log/view/log-view";
import { WavesView } from "../waves/view/waves-view";

/** Simulates a host page's modal that captures keys first, like a library with a focus trap. */
const closesModal = fn();
const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
  if (key === "Escape" && !defaultPrevented) closesModal();
};

const meta = {
  title: "Panels/EscapeInAModal",
  parameters: { axe: false, portal: { as: "customer@example.com" } },
  beforeEach: () => {
    closesModal.mockClear();
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const projectGuid = demoProjectGuid("Muon telescope trigger");

/** Escape reaches the host page if the panel has nothing to close. */
async function isThePages(): Promise<void> {
  await expect(closesModal).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await expect(closesModal).toHaveBeenCalledOnce();
}

export const OfALog: Story = {
  render: () => <LogView source={failedBuildLog} />,
  play: async ({ canvas, canvasElement }) => {
    const log = await logOf(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Full screen" }));
    const frame = canvasElement.querySelector(".gh-log");
    await waitFor(() => expect(frame).toHaveAttribute("data-full"));
    const field = canvas.getByRole("searchbox");
    await userEvent.type(field, "error");
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveValue("");
    await userEvent.keyboard("{Escape}");
    await expect(log).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(frame).not.toHaveAttribute("data-full"));
    await isThePages();
  },
};

export const OfWaves: Story = {
  render: () => <WavesView source={queueVcd} />,
  play: async ({ canvas, canvasElement }) => {
    const list = await wavesOf(canvas);
    await userEvent.click(canvas.getByRole("button", { name: /full/i }));
    const full = () => canvasElement.querySelector("[data-full]");
    await waitFor(() => expect(full()).not.toBeNull());
    list.focus();
    await userEvent.keyboard("a");
    await userEvent.type(await canvas.findByRole("searchbox", { name: "Find a signal" }), "clk");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("searchbox", { name: "Find a signal" })).toHaveValue("");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("searchbox", { name: "Find a signal" })).toBeNull());
    await expect(list).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(full()).toBeNull());
    await isThePages();
  },
};

export const OfAChart: Story = {
  render: () => <ProjectFiguresPanel projectGuid={projectGuid} />,
  play: async ({ canvas, canvasElement }) => {
    const plot = await canvas.findByRole("slider");
    plot.focus();
    await waitFor(() => expect(canvasElement.querySelector(".gh-chart-tip")).not.toBeNull());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvasElement.querySelector(".gh-chart-tip")).toBeNull());
    await isThePages();
  },
};

export const OfASelection: Story = {
  render: () => <CommitsPanel projectGuid={projectGuid} />,
  play: async ({ canvas }) => {
    const box = (await canvas.findAllByRole("checkbox"))[0]!;
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(box).not.toBeChecked());
    await isThePages();
  },
};
