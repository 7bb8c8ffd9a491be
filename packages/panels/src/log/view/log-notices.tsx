import { Banner, Button, RefreshIcon, StateMessage } from "@gatehouse/design";
import type { ReactNode } from "react";
import type { LogState } from "../store/log-store";
import type { LogWords } from "./log-words";

interface LogNoticesProps {
  readonly state: LogState;
  readonly rawHref: string | undefined;
  readonly onRetry: () => void;
  readonly words: LogWords;
}

/** Notices about the log: that reading failed, or that only its last lines can be read. */
export function LogNotices({ state, rawHref, onRetry, words }: LogNoticesProps): ReactNode {
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
      {state.firstRow > 0 && (
        <Banner tone="info" isEdge>
          {texts.lastLinesOnly(texts.lines(number(state.rowCount - state.firstRow)))}{" "}
          {rawHref !== undefined && <a href={rawHref}>{texts.rawLog}</a>}
        </Banner>
      )}
    </>
  );
}
