// Steps and queries for stories of the waveform viewer.
import type { StoryContext } from "@storybook/react-vite";
import { fireEvent, userEvent, within } from "storybook/test";

type Canvas = StoryContext["canvas"];

/** The list of signals, once the file is read. */
export const wavesOf = (canvas: Canvas) => canvas.findByRole("listbox", { name: "Signals" });

/** The rows as they are read out. */
export const signalTexts = (list: HTMLElement) =>
  within(list)
    .getAllByRole("option")
    .map((option) => option.getAttribute("aria-label") ?? "");

/** Presses the row of a signal or group. */
export const chooseSignal = async (list: HTMLElement, name: RegExp) =>
  userEvent.click(await within(list).findByRole("option", { name }));

/** The announcement of the cursors. */
export const statusOf = (canvas: Canvas) =>
  canvas
    .getAllByRole("status")
    .map((status) => status.textContent)
    .join(" ");

interface PlotPress {
  /** 0 is the first row below the ruler. */
  readonly row: number;
  /** The position as a fraction of the width. */
  readonly share: number;
  /** Pixels to the right of that position. */
  readonly offset?: number;
  readonly isShift?: boolean;
}

/** Clicks the plot at a position. */
export async function pressPlot(canvas: Canvas, { row, share, offset = 0, isShift = false }: PlotPress): Promise<void> {
  const plot = canvas.getByRole("img") as HTMLCanvasElement;
  const box = plot.getBoundingClientRect();
  const rowHeight = within(canvas.getByRole("listbox")).getAllByRole("option")[0]?.getBoundingClientRect().height ?? 0;
  const at = {
    clientX: box.left + share * box.width + offset,
    clientY: box.top + (row + 1.5) * rowHeight,
    button: 0,
    shiftKey: isShift,
  };
  await fireEvent.pointerDown(plot, at);
  await fireEvent.pointerUp(plot, at);
}

/** How many pixels of the waves are drawn. */
export function sizeOfInk(canvas: Canvas): number {
  const plot = canvas.getByRole("img") as HTMLCanvasElement;
  const data = plot.getContext("2d")?.getImageData(0, 0, plot.width, plot.height).data ?? new Uint8ClampedArray();
  return data.filter((value, at) => at % 4 === 3 && value > 0).length;
}
