import { Banner, Button, RefreshIcon, StateMessage } from "@gatehouse/design";
import type { ReactNode } from "react";
import { hasLastRowsOnly, type LogState } from "../store/log-store";
import type { LogWords } from "./log-words";

interface LogNoticesProps {
  readonly state: LogState;
  readonly isRunning: boolean;
  /** Whether there are lines to show. */
  readonly hasLines: boolean;
  readonly rawHref: string | undefined;
  readonly onRetry: () => void;
  readonly words: LogWords;
}

/** Notices that reading failed, that only the last lines can be read, or that there are no lines to show. */
export function LogNotices({ state, isRunning, hasLines, rawHref, onRetry, words }: LogNoticesProps): ReactNode {
  const { texts, number } = words;
  if (state.failure !== undefined && state.phase === "opening")
    return <StateMessage kind="failed" title={texts.readFailed} onRetry={onRetry} />;
  return (
    <>
      {state.failure !== undefined && (
        <Banner
          tone="danger"
          isEdge
          actions={
            <Button size="sm" icon={<RefreshIcon />} onPress={onRetry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.readFailedPartly}
        </Banner>
      )}
      {hasLastRowsOnly(state) && (
        <Banner tone="info" isEdge>
          {texts.lastLinesOnly(texts.lines(number(state.rowCount - state.firstRow)))}{" "}
          {rawHref !== undefined && <a href={rawHref}>{texts.rawLog}</a>}
        </Banner>
      )}
      {state.phase === "open" && state.rowCount === 0 && (
        <StateMessage kind="empty" title={texts.empty} text={isRunning ? texts.emptyText : undefined} />
      )}
      {state.phase === "open" && state.rowCount > 0 && !hasLines && (
        <StateMessage kind="unmatched" title={texts.unmatched} />
      )}
    </>
  );
}
