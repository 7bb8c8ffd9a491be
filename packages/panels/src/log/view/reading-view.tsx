import { Button, SkeletonLines, useEscape } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { drawnRow, longestRow } from "../store/drawn-row";
import type { LogStore } from "../store/log-store";
import { rowLength } from "../store/segment";
import { missingRanges, segmentAt } from "../store/segment-list";
import { severityOf } from "../text/severity";
import { visibleText } from "../text/visible-text";
import type { LogSnapshot } from "./log-snapshot";
import type { LogWords } from "./log-words";

interface ReadingViewProps {
  readonly store: LogStore;
  readonly snapshot: LogSnapshot;
  /** The user's position in the viewer. */
  readonly topRow: number;
  /** Called with the row at which the viewer continues. */
  readonly onClose: (row: number) => void;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** Notices above the lines, such as one about a failed read. */
  readonly notices: ReactNode;
  readonly words: LogWords;
}

const pageRows = 100;
const longestLine = 5_000;

/** The log as plain text in pages, for screen readers and for print: words for colors, headings for steps. */
export function ReadingView(props: ReadingViewProps): ReactNode {
  const { store, snapshot, topRow, onClose, headingRef: heading, notices, words } = props;
  const { texts, number } = words;
  const { segments, rowCount, firstRow, failure, isUnnumbered } = snapshot.state;
  const pages = Math.max(1, Math.ceil((rowCount - firstRow) / pageRows));
  const [start] = useState(topRow);
  const firstPage = Math.floor((start - firstRow) / pageRows);
  const [chosenPage, setPage] = useState(firstPage);
  // A log that began again may have fewer pages.
  const page = Math.min(chosenPage, pages - 1);
  const from = firstRow + page * pageRows;
  const to = Math.min(rowCount, from + pageRows);
  const isMissing = missingRanges(segments, { from, to }).length > 0;
  useEffect(() => {
    if (isMissing) store.want({ from, to });
  }, [store, isMissing, from, to]);
  useEffect(() => heading.current?.focus(), [heading, chosenPage]);
  const frame = useRef<HTMLDivElement>(null);
  const close = () => onClose(page === firstPage ? start : from);
  useEscape(frame, close);
  const lineAt = (row: number) => {
    const segment = segmentAt(segments, row);
    if (!segment) return { text: "", hidden: 0 };
    const drawn = visibleText(drawnRow(segment, row));
    const text = drawn.slice(0, longestLine);
    return { text, hidden: drawn.length - text.length + Math.max(0, rowLength(segment, row) - longestRow) };
  };
  return (
    <Frame ref={frame} className="gh-log-reader">
      <div className="gh-log-reader-head">
        <h3 ref={heading} tabIndex={-1}>
          {texts.readingPage(number(page + 1), number(pages))}
        </h3>
        <Button size="sm" variant="quiet" onPress={close}>
          {texts.backToViewer}
        </Button>
      </div>
      {notices}
      <div className="gh-log-reader-text" tabIndex={0} role="region" aria-label={texts.log}>
        {isMissing ? (
          failure === undefined && <SkeletonLines />
        ) : (
          <ol className="gh-log-reader-lines">
            {Array.from({ length: to - from }, (_, index) => from + index).map((row) => {
              const step = snapshot.steps.find(({ startRow }) => startRow === row);
              const { text, hidden } = lineAt(row);
              const severity = severityOf(text);
              return (
                <li key={row}>
                  {step ? (
                    <h4>{texts.stepHeading(step.name)}</h4>
                  ) : (
                    <>
                      <span className="gh-mono gh-muted">{!isUnnumbered && row + 1}</span>{" "}
                      {severity && <b>{severity === "error" ? texts.error : texts.warning} </b>}
                      {text}
                      {hidden > 0 && <span className="gh-muted"> {texts.longLine(number(hidden))}</span>}
                    </>
                  )}
                </li>
              );
            })}
          </ol>
        )}
      </div>
      <div className="gh-log-reader-foot">
        <span className="gh-small gh-muted">
          {!isUnnumbered && texts.readingRange(number(from + 1), number(to), number(rowCount))}
        </span>
        <Button size="sm" isDisabled={page <= 0} onPress={() => setPage(page - 1)}>
          {texts.previousPage}
        </Button>
        <Button size="sm" isDisabled={page >= pages - 1} onPress={() => setPage(page + 1)}>
          {texts.nextPage}
        </Button>
      </div>
    </Frame>
  );
}

const Frame = styled.div`
  .gh-log-reader-head { display: flex; align-items: center; gap: var(--gh-space-2); min-height: var(--gh-panel-head); padding: var(--gh-space-1) var(--gh-space-3) var(--gh-space-1) var(--gh-space-4); border-bottom: var(--gh-line) solid var(--gh-hairline); }
  .gh-log-reader-head h3 { flex: 1; font-weight: var(--gh-weight-strong); outline: none; }
  .gh-log-reader-text { direction: ltr; max-height: var(--gh-log-height, 34em); padding: var(--gh-space-4); overflow: auto; }
  .gh-log-reader-text:focus-visible { outline-offset: -2px; }
  .gh-log-reader-lines li { padding-block: 0.16em; padding-inline-start: 4.6em; overflow-wrap: anywhere; }
  .gh-log-reader-lines li > .gh-mono { display: inline-block; min-width: 4em; margin-inline-start: -4.6em; padding-inline-end: 0.6em; }
  .gh-log-reader-lines h4 { margin: 0.4em 0 0.2em -4.6em; font-weight: var(--gh-weight-strong); }
  .gh-log-reader-foot { display: flex; align-items: center; gap: var(--gh-space-2); padding: var(--gh-space-2) var(--gh-space-4); border-top: var(--gh-line) solid var(--gh-hairline); }
  .gh-log-reader-foot > :first-child { margin-inline-end: auto; }
`;
