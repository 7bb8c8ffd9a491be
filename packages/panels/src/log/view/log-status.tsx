import { Button, RunningIcon, Status } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { hasLastRowsOnly } from "../store/log-store";
import { sizeOf } from "../store/segment-list";
import type { LogWords } from "./log-words";
import type { LogViewState } from "./use-log-view";

interface LogStatusProps {
  readonly view: LogViewState;
  readonly isWhole: boolean;
  readonly onKeys: () => void;
  readonly words: LogWords;
}

/** The size of the log, how much of it was read, and whether it is running. */
export function LogStatus({ view, isWhole, onKeys, words }: LogStatusProps): ReactNode {
  const { texts, number, size } = words;
  const { snapshot, search, clipboard, isRunning, isFollowing } = view;
  const { state } = snapshot;
  if (state.phase === "opening") return null;
  const loaded = state.segments.reduce((sum, { rowCount }) => sum + rowCount, 0);
  const bytes = state.segments.reduce((sum, segment) => sum + sizeOf(segment), 0);
  const found = search.search?.hits;
  const isPart = hasLastRowsOnly(state);
  return (
    <Bar className="gh-log-status">
      {isRunning && (
        <Status tone="neutral" icon={<RunningIcon tone="accent" spin />}>
          {texts.live}
        </Status>
      )}
      {found ? (
        <span>{texts.matchesIn(texts.matches(number(found.total)), texts.lines(number(state.rowCount)))}</span>
      ) : (
        // The total of an unnumbered log is unknown, and a notice already gives the number of lines shown.
        !state.isUnnumbered && <span>{texts.lines(number(state.rowCount))}</span>
      )}
      {isWhole && !isPart && <span>{size(bytes)}</span>}
      {found && !isWhole && (
        <span>
          {texts.readingBack(`${Math.floor((100 * loaded) / Math.max(1, state.rowCount - state.firstRow))}%`)}
        </span>
      )}
      {isRunning && !isFollowing && !state.isUnnumbered && <span>{texts.pausedAt(number(view.topRow() + 1))}</span>}
      <span role="status">
        {clipboard.result &&
          { copied: texts.copied, failed: texts.copyFailed, unsaved: texts.saveFailed }[clipboard.result]}
      </span>
      <Button size="sm" variant="quiet" onPress={onKeys}>
        <kbd className="gh-log-key">?</kbd> {texts.keys}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.2em var(--gh-space-4);
  min-height: 2.286em;
  padding: 0 var(--gh-space-2) 0 var(--gh-space-4);
  border-top: var(--gh-line) solid var(--gh-hairline);
  color: var(--gh-text-muted);
  > span { font-size: var(--gh-type-sm); }
  > .gh-button { margin-inline-start: auto; min-height: 2.2em; color: var(--gh-text-muted); font-weight: var(--gh-weight); }
  .gh-log-key { padding: 0 0.4em; border: var(--gh-line) solid var(--gh-border); border-radius: var(--gh-radius-sm); font-family: var(--gh-font-mono); }
`;
