import type { Format } from "../../portal/format";
import type { BuildsTexts } from "./builds.messages";

type DurationTexts = Pick<BuildsTexts, "milliseconds" | "seconds" | "minutes" | "hours">;

/** A readable duration: `400 ms`, `41 s`, `4 min 48 s`, `2 h 5 min`. */
export function durationText(ms: number, texts: DurationTexts, { number }: Pick<Format, "number">): string {
  const whole = Math.max(0, ms);
  if (whole < 1_000) return texts.milliseconds(number(Math.round(whole)));
  const seconds = Math.floor(whole / 1_000);
  if (seconds < 60) return texts.seconds(number(seconds));
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return texts.minutes(number(minutes), number(seconds % 60));
  return texts.hours(number(Math.floor(minutes / 60)), number(minutes % 60));
}

/** The duration of a step, in tenths of a second up to a minute, as in the log: `400 ms`, `2.9 s`, `4:48`. */
export function stepTimeText(ms: number, texts: DurationTexts, format: Pick<Format, "number">): string {
  if (ms < 1_000) return durationText(ms, texts, format);
  const seconds = Math.round(ms / 100) / 10;
  return seconds < 60 ? texts.seconds(format.number(seconds)) : clockText(seconds * 1_000);
}

/** A duration on a plot's axis: `0:29`, `4:48`, `1:02:05`. */
export function clockText(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
