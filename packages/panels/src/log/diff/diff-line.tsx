import { VisuallyHidden } from "@gatehouse/design";
import { memo, type ReactNode } from "react";
import { sliceRuns } from "../text/run-writer";
import type { DrawnLine } from "../view/line-cache";
import { Piece } from "../view/piece";
import type { LogDiffTexts } from "./log-diff.messages";

interface DiffLineProps {
  readonly kind: "equal" | "removed" | "added";
  readonly line: DrawnLine;
  /** The line's numbers in both logs, from 1. */
  readonly before: number | undefined;
  readonly after: number | undefined;
  readonly isCurrent: boolean;
  readonly texts: LogDiffTexts;
}

const drawnCharacters = 2_000;
const signs = { equal: "", removed: "−", added: "+" } as const;

/** One line of a difference: its numbers, its sign, and its text in styles. */
export const DiffLine = memo(function DiffLine(props: DiffLineProps): ReactNode {
  const { kind, line, before, after, isCurrent, texts } = props;
  return (
    <div className="gh-log-line" data-kind={kind} data-current={isCurrent || undefined}>
      <span className="gh-log-no">
        <span>{before}</span>
        <span>{after}</span>
      </span>
      <span className="gh-log-sign" aria-hidden="true">
        {signs[kind]}
      </span>
      <span className="gh-log-text">
        {kind !== "equal" && <VisuallyHidden>{kind === "added" ? texts.addedLine : texts.removedLine} </VisuallyHidden>}
        {sliceRuns(line.runs, 0, drawnCharacters).map((run, index) => (
          <Piece key={index} run={run} isCurrent={false} />
        ))}
        {line.text.length > drawnCharacters && "…"}
      </span>
    </div>
  );
});
