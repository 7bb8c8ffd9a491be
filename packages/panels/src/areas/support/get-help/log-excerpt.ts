import { shortSha } from "@gatehouse/contract/projects";
import { visibleText } from "../../../log/text/visible-text";
import type { HelpLog } from "./help-fact";
import { type MaskedText, maskSecrets } from "./mask-secrets";

/** The number of rows from the end of a log that a ticket attaches. */
export const excerptRows = 200;

/** The number of rows from the start of a log that are searched for the tool's version. */
export const headRows = 40;

// A line may be very long, so limit the work. Mask before the final cut: half a secret wouldn't be recognized.
const maskedCharacters = 20_000;
const keptCharacters = 2_000;

const rowsOf = (logs: string) =>
  logs
    .replace(/\n$/, "")
    .split("\n")
    .map((row) => visibleText(row).slice(0, maskedCharacters));

/** The end of a log as plain text, without secrets. */
export function logExcerpt(logs: string): MaskedText {
  const { text, count } = maskSecrets(rowsOf(logs).slice(-excerptRows).join("\n"));
  const rows = text.split("\n").map((row) => (row.length > keptCharacters ? `${row.slice(0, keptCharacters)} …` : row));
  return { text: rows.join("\n"), count };
}

/** The tool that wrote a log, such as `Yosys 0.55`. Undefined if its first rows don't name one. */
export function toolVersion(logs: string): string | undefined {
  const head = rowsOf(logs).slice(0, headRows).join("\n");
  for (const row of maskSecrets(head).text.split("\n")) {
    const found = /^\W*([A-Z][\w-]{1,30}(?: version)? v?\d+\.\d+[\w.+-]*)(?:$|,| \()/i.exec(row.trimEnd());
    if (found) return found[1];
  }
  return undefined;
}

/** The file that carries the excerpt. */
export function excerptFile({ kind, commitSha, buildNumber }: HelpLog, text: string): File {
  return new File([text], `${kind}-${shortSha(commitSha)}-${buildNumber}-log.txt`, { type: "text/plain" });
}
