/** The severity that a line reports. */
export type Severity = "error" | "warning";

const prefixes = [
  /(?:\[?\d[\d:.,/TZ+-]*(?:\s?[munpfµ]?s:?)?\]?\s+)*/, // dates and times, also those of simulations
  /(?:[^\s:]+(?::\d+){1,2}:\s*)?/, // file:line: or file:line:column:
  /(?:(?:\[[\w.+-]+\]|[\w.+-]+:)\s*)?/, // tool: or [tool]
];
const words = /(?:(fatal(?:[ -]error)?|error|failed(?!\W*0\b))|(?:critical )?warning)(?![\w-])/;
const rule = new RegExp(`^\\s*${prefixes.map(({ source }) => source).join("")}${words.source}`, "i");

/**
 * The severity that a line reports. It must begin with `error`, `fatal` or `warning` as a word, in any case, or with
 * `FAILED`, after an optional time, `file:line:` and `tool:` or `[tool]`.
 *
 * @param text - the line without escape sequences
 */
export function severityOf(text: string): Severity | undefined {
  const found = rule.exec(text.slice(0, longestPrefix));
  if (!found) return undefined;
  const [, error] = found;
  if (error === undefined) return "warning";
  // `FAILED` in capitals is the verdict of a test bench. Otherwise, the word is part of a sentence.
  return error.toLowerCase() !== "failed" || error === "FAILED" ? "error" : undefined;
}

/* A report is at the start of a line, so the rest of a long line is skipped. */
const longestPrefix = 500;
