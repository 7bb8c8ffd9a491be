import { Button, ChevronRightIcon, CopyIcon, DangerIcon, RunningIcon, SuccessIcon } from "@gatehouse/design";
import type { ReactNode } from "react";
import type { Matcher } from "../search/log-query";
import type { StepTime } from "../search/step-times";
import type { Step } from "../search/steps";
import { startMark } from "../text/step-mark";
import { plainStyle } from "../text/text-style";
import { Piece } from "./log-line";
import type { LogWords } from "./log-words";
import { type MarkedRun, markRuns } from "./mark-runs";

export interface StepHeadProps {
  readonly step: Step;
  readonly isFolded: boolean;
  /** Undefined while its duration is not known. */
  readonly time: StepTime | undefined;
  /** How many errors and warnings its lines report. */
  readonly errors: number;
  readonly warnings: number;
  /** How many matches it has. Undefined without a search. */
  readonly matches: number | undefined;
  readonly matcher: Matcher | undefined;
  /** The index of the current match in the line that the head stands for. */
  readonly currentMatch: number | undefined;
  readonly onToggle: (step: Step) => void;
  readonly onCopy: (step: Step) => void;
  readonly words: LogWords;
  /** A copy of a header out of view, at the upper edge. For the pointer only. */
  readonly isEcho?: boolean;
}

/** The head of a step: how it ended, how much is in it, and how long it took. Folds its lines. */
export function StepHead(props: StepHeadProps): ReactNode {
  const { step, isFolded, time, errors, warnings, matches, onToggle, onCopy, words, isEcho } = props;
  const { texts, number } = words;
  const lines = step.endRow - step.startRow - 1;
  const about =
    matches === undefined
      ? [
          step.state === "running" ? texts.fromLine(number(step.startRow + 1)) : texts.lines(number(lines)),
          errors > 0 && texts.errorCount(number(errors)),
          warnings > 0 && texts.warningCount(number(warnings)),
        ]
      : [texts.matches(number(matches))];
  return (
    <div
      className="gh-log-step"
      data-at={isEcho ? undefined : step.startRow}
      data-state={step.state}
      aria-hidden={isEcho || undefined}
    >
      <button
        type="button"
        className="gh-log-fold"
        aria-expanded={!isFolded}
        tabIndex={isEcho ? -1 : undefined}
        onClick={() => onToggle(step)}
      >
        <ChevronRightIcon />
        {step.state === "done" && <SuccessIcon tone="success" label={isEcho ? undefined : texts.done} />}
        {step.state === "failed" && <DangerIcon tone="danger" label={isEcho ? undefined : texts.failed} />}
        {step.state === "running" && <RunningIcon tone="accent" spin label={isEcho ? undefined : texts.running} />}
        <span className="gh-log-step-name">
          {markedName(props).map((run, index) => (
            <Piece key={index} run={run} isCurrent={run.match !== undefined && run.match === props.currentMatch} />
          ))}
        </span>
        <span className="gh-log-step-meta">{about.filter(Boolean).join(", ")}</span>
        {time && (
          <span className="gh-log-step-bar" aria-hidden="true">
            <i style={{ marginInlineStart: percent(time.from), width: `max(2px, ${percent(time.share)})` }} />
          </span>
        )}
        {step.duration !== undefined && <span className="gh-log-step-time">{step.duration}</span>}
      </button>
      {!isEcho && (
        <Button
          size="sm"
          variant="quiet"
          iconOnly
          aria-label={texts.copyStep(step.name)}
          icon={<CopyIcon />}
          onPress={() => onCopy(step)}
        />
      )}
    </div>
  );
}

/** The name with its matches, found in the whole line. A match that the head does not show marks all of the name. */
function markedName({ step, matcher, currentMatch }: StepHeadProps): readonly MarkedRun[] {
  const matches = matcher?.find(startMark + step.name) ?? [];
  const name = { text: step.name, style: plainStyle };
  const end = currentMatch === undefined ? undefined : matches[currentMatch]?.[1];
  if (end !== undefined && end <= startMark.length) return [{ ...name, match: currentMatch! }];
  return markRuns(
    [name],
    matches.map(([from, to]) => [Math.max(0, from - startMark.length), Math.max(0, to - startMark.length)]),
  );
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
