// Steps and queries for stories of the log viewer.
import { userEvent, type within } from "storybook/test";

type Canvas = ReturnType<typeof within>;

export const logOf = (canvas: Canvas) => canvas.findByRole("log");

/** Types into the search field of a log. */
export const searchFor = async (canvas: Canvas, text: string) => {
  const field = await canvas.findByRole("searchbox", { name: "Search the log" });
  await userEvent.type(field, text);
  return field;
};

const cells = (log: HTMLElement, slot: string) =>
  Array.from(log.querySelectorAll(`.gh-log-window .${slot}`), (cell) => cell.textContent ?? "");

/** The lines that are drawn, without their numbers. */
export const linesOf = (log: HTMLElement) => cells(log, "gh-log-text");

/** The numbers of the lines that are drawn. */
export const shownNumbers = (log: HTMLElement) => cells(log, "gh-log-no");
