import { Banner, SkeletonLines, StateMessage } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { LogSource } from "../store/log-source";
import { hasLastRowsOnly } from "../store/log-store";
import { LogFrame } from "../view/log-frame";
import { useNumber } from "../view/log-words";
import type { ScrollGoal } from "../view/use-scroll";
import { DiffLayout } from "./diff-layout";
import { DiffLines, type DiffLinesControl } from "./diff-lines";
import { DiffToolbar } from "./diff-toolbar";
import { englishLogDiffTexts, type LogDiffTexts } from "./log-diff.messages";
import { useLogDiff } from "./use-log-diff";

export interface LogDiffProps {
  /** The log to compare with: a text, a file, or a reader with `read`. It is read as a whole. */
  readonly before: LogSource;
  readonly after: LogSource;
  /** Names the logs, such as `Build #42.2`. */
  readonly beforeLabel?: string;
  readonly afterLabel?: string;
  /** Called when the user closes the comparison. Without it, there is no button to close it. */
  readonly onClose?: () => void;
  /** Moves focus to the comparison when it appears. */
  readonly autoFocus?: boolean;
  /** Whether lines have times, which a comparison can leave out. If not, every character counts. Defaults to true. */
  readonly hasTimes?: boolean;
  /** Whether long lines are wrapped at first. Defaults to false. */
  readonly isWrapped?: boolean;
  /** The height of the lines as a CSS length. A shorter difference takes less. Defaults to `34em`. */
  readonly height?: string;
  /** Replaces texts by name. */
  readonly texts?: Partial<LogDiffTexts>;
  /** Formats numbers. BCP 47, such as `en` or `it`. */
  readonly locale?: string;
}

const noRows: ReadonlySet<number> = new Set();

/**
 * The lines in which two logs differ, with some equal lines around them. It needs a `GatehouseRoot` or a `Shell` above
 * it, and no server.
 */
export function LogDiff(props: LogDiffProps): ReactNode {
  const { before, after, onClose, height, hasTimes = true, autoFocus = false } = props;
  const texts = useMemo(() => ({ ...englishLogDiffTexts, ...props.texts }), [props.texts]);
  const number = useNumber(props.locale);
  const [isTimeIgnored, setTimeIgnored] = useState(hasTimes);
  const [isWrapped, setWrapped] = useState(props.isWrapped ?? false);
  const [opened, setOpened] = useState(noRows);
  const [current, setCurrent] = useState<number>();
  const [goal, setGoal] = useState<ScrollGoal>();
  const frameRef = useRef<HTMLDivElement>(null);
  const linesRef = useRef<DiffLinesControl>(null);
  useEffect(() => {
    if (autoFocus) frameRef.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  const { result, retry } = useLogDiff(before, after, isTimeIgnored);
  const compared = result.state === "compared" ? result : undefined;
  const layout = useMemo(
    () => compared && new DiffLayout({ ...sizesOf(compared.logs), ...compared, opened }),
    [compared, opened],
  );
  const counts = useMemo(() => {
    const changes = compared?.changes;
    return (
      changes && {
        changes: changes.length,
        added: changes.reduce((sum, { bFrom, bTo }) => sum + bTo - bFrom, 0),
        removed: changes.reduce((sum, { aFrom, aTo }) => sum + aTo - aFrom, 0),
      }
    );
  }, [compared]);
  const show = (change: number | undefined) => {
    setCurrent(change);
    const row = change === undefined ? 0 : layout?.changeRows[change];
    if (row !== undefined) setGoal({ row });
  };
  const move = (by: 1 | -1) => {
    if (!layout || layout.changeRows.length === 0) return;
    const { length } = layout.changeRows;
    show(current === undefined ? (by === 1 ? 0 : length - 1) : (current + by + length) % length);
  };
  const change = (isIgnored: boolean) => {
    setTimeIgnored(isIgnored);
    setCurrent(undefined);
    setOpened(noRows);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = {
      n: () => move(1),
      N: () => move(-1),
      g: () => show(undefined),
      Escape: onClose,
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const label = texts.from(props.beforeLabel ?? texts.before, props.afterLabel ?? texts.after);
  return (
    <LogFrame
      frameRef={frameRef}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      style={height === undefined ? undefined : ({ "--gh-log-height": height } as object)}
    >
      <DiffToolbar
        counts={counts}
        current={current}
        onMove={move}
        isTimeIgnored={isTimeIgnored}
        onTimeIgnored={hasTimes ? change : undefined}
        isWrapped={isWrapped}
        onWrapped={setWrapped}
        onClose={onClose}
        number={number}
        texts={texts}
      />
      <Foot className="gh-log-status">
        <span>{label}</span>
      </Foot>
      {compared && (hasLastRowsOnly(compared.logs.before) || hasLastRowsOnly(compared.logs.after)) && (
        <Banner tone="info" isEdge>
          {texts.lastLinesOnly}
        </Banner>
      )}
      {result.state === "failed" && <StateMessage kind="failed" title={texts.readFailed} onRetry={retry} />}
      {(result.state === "reading" || result.state === "comparing") && (
        <div className="gh-log-blank">
          <p role="status" className="gh-small gh-muted">
            {texts[result.state]}
          </p>
          <SkeletonLines widths={["62%", "48%", "71%", "55%"]} />
        </div>
      )}
      {counts?.changes === 0 && (
        <StateMessage kind="empty" title={texts.same} text={isTimeIgnored ? texts.sameButTimes : undefined} />
      )}
      {compared && layout && compared.changes.length > 0 && (
        <div className="gh-log-view">
          <DiffLines
            controlRef={linesRef}
            label={`${texts.diff}. ${label}`}
            logs={compared.logs}
            layout={layout}
            goal={goal}
            isWrapped={isWrapped}
            current={current}
            onOpen={(row) => {
              setOpened((rows) => new Set([...rows, row]));
              linesRef.current?.focus();
            }}
            number={number}
            texts={texts}
          />
        </div>
      )}
      <Foot className="gh-log-status">
        <span>
          <kbd className="gh-log-key">n</kbd> <kbd className="gh-log-key">N</kbd> {texts.keys}
        </span>
      </Foot>
    </LogFrame>
  );
}

const sizesOf = ({ before, after }: { readonly before: Size; readonly after: Size }) => ({
  aCount: before.rowCount - before.firstRow,
  bCount: after.rowCount - after.firstRow,
});

interface Size {
  readonly rowCount: number;
  readonly firstRow: number;
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.2em var(--gh-space-4);
  min-height: 2.286em;
  padding: 0 var(--gh-space-4);
  border-top: var(--gh-line) solid var(--gh-hairline);
  color: var(--gh-text-muted);
  /* Below the toolbar, which is on its own line. */
  .gh-log-bar + & { border-top: 0; border-bottom: var(--gh-line) solid var(--gh-hairline); }
  > span { font-size: var(--gh-type-sm); }
  .gh-log-key { padding: 0 0.4em; border: var(--gh-line) solid var(--gh-border); border-radius: var(--gh-radius-sm); font-family: var(--gh-font-mono); }
`;
