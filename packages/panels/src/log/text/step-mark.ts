/** A line that begins or ends a step. */
export type StepMark =
  | { readonly kind: "start"; readonly name: string }
  | { readonly kind: "end"; readonly name: string; readonly isFailed: boolean; readonly duration: string };

/** The prefix of a line that begins a step. The name of the step follows it. */
export const startMark = "==> ";

const start = /^==> (.*\S)\s*$/;
const end = /^<== (.*?)( failed)? \(([^()]*)\)\s*$/;
const longestMark = 500;

/**
 * Reads `==> NAME`, which begins a step, and `<== NAME (2.1 s)` or `<== NAME failed (2.1 s)`, which ends it.
 *
 * @param text - the line without escape sequences
 */
export function stepMark(text: string): StepMark | undefined {
  if (text.length > longestMark) return undefined;
  const name = start.exec(text)?.[1];
  if (name !== undefined) return { kind: "start", name };
  const found = end.exec(text);
  if (!found?.[1]) return undefined;
  return { kind: "end", name: found[1], isFailed: found[2] !== undefined, duration: found[3] ?? "" };
}
