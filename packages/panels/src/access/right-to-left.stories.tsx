import { logOf } from "@gatehouse/story-kit/portal/log-steps";
import { wavesOf } from "@gatehouse/story-kit/portal/waves-steps";
import { demoBuilds, everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import { demoProjectGuid } from "@gatehouse/story-kit/samples/demo-ids";
import { queueVcd } from "@gatehouse/story-kit/samples/wave-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor } from "storybook/test";
import { BuildPanel } from "../areas/builds/build-panel/build-panel";
import { ProjectFiguresPanel } from "../areas/projects/project-figures-panel/project-figures-panel";
import { TicketPanel } from "../areas/support/ticket-panel/ticket-panel";
import { WavesView } from "../waves/view/waves-view";

/** A right-to-left portal. Time, code and logs still run from left to right. */
const meta = {
  title: "Panels/RightToLeft",
  parameters: { axe: false, portal: { as: "customer@example.com", locale: "ar" } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
const directionOf = (element: Element | null) => element && getComputedStyle(element).direction;

export const LinesOfALog: Story = {
  render: () => <BuildPanel {...everyStateCommit} buildNumber={demoBuilds.failed} />,
  play: async ({ canvas, canvasElement }) => {
    const log = await logOf(canvas);
    await expect(directionOf(canvasElement.querySelector(".gh-root"))).toBe("rtl");
    const line = log.querySelector(".gh-log-line[data-at]");
    const [number = null, text = null] = line?.querySelectorAll(".gh-log-no, .gh-log-text") ?? [];
    await expect(directionOf(text)).toBe("ltr");
    await expect(boxOf(number).left).toBeLessThan(boxOf(text).left);
  },
};

export const Waves: Story = {
  // The view needs no portal, so only the page sets the direction.
  render: () => (
    <div dir="rtl">
      <WavesView source={queueVcd} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const list = await wavesOf(canvas);
    await expect(directionOf(canvas.getByRole("img"))).toBe("ltr");
    await expect(boxOf(list).right).toBeLessThanOrEqual(boxOf(canvas.getByRole("img")).left);
    const time = canvasElement.querySelector(".gh-waves-time");
    await expect(boxOf(time).left).toBeCloseTo(boxOf(canvas.getByRole("img")).left, 0);
  },
};

/** The chart's cursor follows the pointer and marks the commit whose figures are shown. */
export const Chart: Story = {
  render: () => <ProjectFiguresPanel projectGuid={demoProjectGuid("Muon telescope trigger")} />,
  play: async ({ canvas, canvasElement }) => {
    const plot = await canvas.findByRole("slider");
    const box = boxOf(plot);
    const clientX = box.left + box.width / 18;
    await fireEvent.pointerMove(plot, { clientX, clientY: box.top + 20 });
    await waitFor(() => expect(plot).toHaveAttribute("aria-valuenow", "1"));
    await expect(boxOf(canvasElement.querySelector(".gh-chart-cursor")).left).toBeCloseTo(clientX, -1);
  },
};

export const CodeInAComment: Story = {
  render: () => <TicketPanel ticketId="18" />,
  play: async ({ canvas }) => {
    const code = await canvas.findByText(/^always @\(posedge clk\)/);
    await expect(directionOf(code)).toBe("ltr");
    await expect(directionOf(code.closest("pre"))).toBe("ltr");
  },
};
