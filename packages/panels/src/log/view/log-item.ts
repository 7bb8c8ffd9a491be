import type { Step } from "../search/steps";

/** An item in the list of lines: the header of a step, a line, or the placeholder for lines without a match. */
export type LogItem =
  | { readonly kind: "step"; readonly step: Step; readonly isFolded: boolean }
  | { readonly kind: "line"; readonly row: number }
  | { readonly kind: "skip"; readonly row: number; readonly rowCount: number };
