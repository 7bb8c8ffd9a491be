import { visibleText } from "../text/visible-text";

/* No letter, dot or colon may precede a number: `v2.5 s` and `file.v:10:12` are neither durations nor times. */
const before = "(^|[^\\w.:])";
const date = "\\d{4}[-/]\\d{2}[-/]\\d{2}";
const clock = "\\d{1,3}:\\d{2}(?::\\d{2})?(?:[.,]\\d+)?(?:Z|[+-]\\d{2}:?\\d{2})?";
/* Without ns and ps, because in these logs they are results. */
const duration = "\\d+(?:[.,]\\d+)?\\s?(?:ms|s|secs?|seconds?|mins?|minutes?|h|hours?)(?!\\w)";
const times = new RegExp(`${before}(?:${date}(?:[T ]${clock})?|${clock}(?!\\w)|${duration})`, "g");

/**
 * The text of a line for the comparison: without colors and, optionally, with a placeholder for each time and duration.
 */
export function comparedText(raw: string, isTimeIgnored: boolean): string {
  const text = visibleText(raw);
  return isTimeIgnored ? text.replace(times, "$1⏱") : text;
}
