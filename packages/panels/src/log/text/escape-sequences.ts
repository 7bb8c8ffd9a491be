const escape = "\u001b";
const bell = "\u0007";

/*
 * Each branch ends at the next escape character at the latest, so no text makes it slow. Unfinished sequences do not
 * match.
 */
const sequence = `${escape}(?:\\[[0-?]*[ -/]*[@-~]|[\\]PX^_][^${bell}${escape}]*(?:${bell}|${escape}\\\\)|[ -/]*[0-OQ-WYZ\\\\\`-~])`;

/** The source of an expression for one complete escape sequence of a terminal: CSI, OSC, DCS and the short ones. */
export const escapeSequence = sequence;

/** The source of an expression for sequences that make a line overwrite its own text, or erase it from its start. */
export const rewriting = `[\\r\\b](?!\\n)|${escape}\\[(?:[12]K|\\d*[CDG])`;

/** Characters of which a text with such a sequence has at least one. */
export const rewritingCharacters = ["\r", "\b", "K", "C", "D", "G"];

/** Matches all complete escape sequences. */
export const escapeSequences = () => new RegExp(sequence, "g");

/** Matches escape sequences, and the characters that move the cursor. */
export const terminalControls = () => new RegExp(`${sequence}|[\\r\\b]`, "g");

/** The parameters of a sequence that sets colors and weight, such as `1;31`. Undefined for any other sequence. */
export function styleParameters(found: string): string | undefined {
  return found.startsWith(`${escape}[`) && found.endsWith("m") && /^[\d;:]*$/.test(found.slice(2, -1))
    ? found.slice(2, -1)
    : undefined;
}

/** How a sequence erases in its line: `0` to the end, `1` to the start, `2` all. Undefined for any other sequence. */
export function erasure(found: string): 0 | 1 | 2 | undefined {
  if (!found.startsWith(`${escape}[`) || !found.endsWith("K")) return undefined;
  const mode = found.slice(2, -1);
  return mode === "" || mode === "0" ? 0 : mode === "1" ? 1 : mode === "2" ? 2 : undefined;
}

/** The column to which a sequence moves the cursor within its line. Undefined for any other sequence. */
export function movedColumn(found: string, column: number): number | undefined {
  const [, digits, way] = found.startsWith(`${escape}[`) ? (/^(\d*)([CDG])$/.exec(found.slice(2)) ?? []) : [];
  if (digits === undefined) return undefined;
  const count = Math.max(1, Number(digits));
  return way === "G" ? count - 1 : way === "C" ? column + count : column - count;
}

/**
 * The address of a sequence that begins a hyperlink (OSC 8), empty if it ends one. Undefined for any other sequence.
 */
export function linkOf(found: string): string | undefined {
  if (!found.startsWith(`${escape}]8;`)) return undefined;
  const content = found.slice(4, found.endsWith(bell) ? -1 : -2);
  return content.slice(content.indexOf(";") + 1);
}
