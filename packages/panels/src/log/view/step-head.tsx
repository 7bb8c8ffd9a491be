import { Button, ChevronRightIcon, CopyIcon, DangerIcon, InfoIcon, RunningIcon, SuccessIcon } from "@gatehouse/design";
import type { ReactNode } from "react";
import { lowerBound } from "../search/binary-search";
import type { HitPlace } from "../search/hit-list";
import type { Matcher } from "../search/log-query";
import { stepTimes } from "../search/step-times";
import type { Step } from "../search/steps";
import { startMark } from "../text/step-mark";
import { plainStyle } from "../text/text-style";
import type { LogSnapshot } from "./log-snapshot";
import type { LogWords } from "./log-words";
import { type MarkedRun, markRuns } from "./mark-runs";
import { Piece } from "./piece";

export interface StepHeadProps {
  readonly step: Step;
  readonly isFolded: boolean;
  readonly snapshot: LogSnapshot;
  /** The current match of the search. */
  readonly hit: HitPlace | undefined;
  readonly onToggle: (step: Step) => void;
  readonly onCopy: (step: Step) => void;
  readonly words: LogWords;
  /** Whether this is a copy at the upper edge of a head that is out of view. For the pointer only. */
  readonly isEcho?: boolean;
}

/** The head of a step: its state, its counts and its duration. It folds the step's lines. */
export function StepHead(props: StepHeadProps): ReactNode {
  const { step, isFolded, snapshot, onToggle, onCopy, words, isEcho } = props;
  const { texts, number } = words;
  const { errors, warnings } = countReports(snapshot, step);
  const hits = snapshot.search?.hits;
  const matches = hits && hits.before(step.endRow) - hits.before(step.startRow);
  const time = timesOf(snapshot.steps).get(step.startRow);
  const currentMatch = props.hit?.row === step.startRow ? props.hit.index : undefined;
  const lines = step.endRow - step.startRow - 1;
  const isEnded = step.state === "done" || step.state === "failed";
  const about =
    matches === undefined
      ? [
          isEnded
            ? texts.lines(number(lines))
            : !snapshot.state.isUnnumbered && texts.fromLine(number(step.startRow + 1)),
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
        {step.state === "unknown" && <InfoIcon tone="muted" label={isEcho ? undefined : texts.unknownEnd} />}
        <span className="gh-log-step-name">
          {markedName(step.name, snapshot.search?.matcher, currentMatch).map((run, index) => (
            <Piece key={index} run={run} isCurrent={run.match !== undefined && run.match === currentMatch} />
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
      {!isEcho && step.state !== "unknown" && (
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

/**
 * The name with its matches, which are found in the whole line. If the head does not show the current match, all of the
 * name is marked.
 */
function markedName(
  text: string,
  matcher: Matcher | undefined,
  currentMatch: number | undefined,
): readonly MarkedRun[] {
  const matches = matcher?.find(startMark + text) ?? [];
  const name = { text, style: plainStyle };
  const end = currentMatch === undefined ? undefined : matches[currentMatch]?.[1];
  if (end !== undefined && end <= startMark.length) return [{ ...name, match: currentMatch! }];
  return markRuns(
    [name],
    matches.map(([from, to]) => [Math.max(0, from - startMark.length), Math.max(0, to - startMark.length)]),
  );
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

const knownTimes = new WeakMap<readonly Step[], ReturnType<typeof stepTimes>>();

function timesOf(steps: readonly Step[]) {
  const times = knownTimes.get(steps) ?? stepTimes(steps);
  knownTimes.set(steps, times);
  return times;
}

function countReports({ reports }: LogSnapshot, { startRow, endRow }: Step) {
  const rows = reportRows(reports);
  const inside = reports.slice(lowerBound(rows, startRow), lowerBound(rows, endRow));
  const errors = inside.filter(({ severity }) => severity === "error").length;
  return { errors, warnings: inside.length - errors };
}

const knownRows = new WeakMap<LogSnapshot["reports"], readonly number[]>();

function reportRows(reports: LogSnapshot["reports"]): readonly number[] {
  const rows = knownRows.get(reports) ?? reports.map(({ row }) => row);
  knownRows.set(reports, rows);
  return rows;
}
