import type { Step } from "../search/steps";

/** One thing in the list of lines: the head of a step, a line, or what stands in the place of lines without a match. */
export type LogItem =
  | { readonly kind: "step"; readonly step: Step; readonly isFolded: boolean }
  | { readonly kind: "line"; readonly row: number }
  | { readonly kind: "skip"; readonly row: number; readonly rowCount: number };
