import { Button, DangerIcon, TabPanel, Tabs, WarningIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { rowText } from "../store/segment";
import { segmentAt } from "../store/segment-list";
import type { Severity } from "../text/severity";
import { visibleText } from "../text/visible-text";
import type { LogSnapshot } from "./log-snapshot";
import type { LogWords } from "./log-words";
import type { LogViewState } from "./use-log-view";

interface JumpListProps {
  readonly snapshot: LogSnapshot;
  readonly view: LogViewState;
  readonly onClose: () => void;
  readonly words: LogWords;
}

const shownAtFirst = 100;
const longestText = 500;

/** All errors and warnings, each with its step and its line. */
export function JumpList({ snapshot, view, onClose, words }: JumpListProps): ReactNode {
  const { texts, number } = words;
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const { reports, steps, state } = snapshot;
  const rowsOf = (severity: Severity) => reports.filter((report) => report.severity === severity).map(({ row }) => row);
  const [tab, setTab] = useState<Severity>(() => (rowsOf("error").length > 0 ? "error" : "warning"));
  const [shown, setShown] = useState(shownAtFirst);
  const rows = rowsOf(tab);
  const { wantReports } = view;
  useEffect(() => {
    // The list covers the whole log, so all of it must be read.
    wantReports(true);
    return () => wantReports(false);
  }, [wantReports]);
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>(".gh-log-jump-item, [role=tab][aria-selected=true]")?.focus();
  }, []);
  const textOf = (row: number) => {
    const segment = segmentAt(state.segments, row);
    return segment ? visibleText(rowText(segment, row, 0, longestText)).trim() : "";
  };
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>(".gh-log-jump-item")];
    const at = items.indexOf(event.target as HTMLElement);
    if (step === undefined || at === -1) return;
    event.preventDefault();
    items[Math.min(items.length - 1, Math.max(0, at + step))]?.focus();
  };
  return (
    <Place>
      <Frame ref={ref} className="gh-log-jump" role="dialog" aria-label={`${texts.errors}, ${texts.warnings}`}>
        <Tabs
          id={id}
          label={`${texts.errors}, ${texts.warnings}`}
          selectedId={tab}
          onSelect={(next) => {
            setTab(next as Severity);
            setShown(shownAtFirst);
          }}
          tabs={[
            { id: "error", label: texts.errors, count: rowsOf("error").length },
            { id: "warning", label: texts.warnings, count: rowsOf("warning").length },
          ]}
        />
        <TabPanel tabsId={id} tabId={tab}>
          {rows.length === 0 ? (
            <p className="gh-log-jump-none">{tab === "error" ? texts.noErrors : texts.noWarnings}</p>
          ) : (
            <ol className="gh-log-jump-list" onKeyDown={moveFocus}>
              {rows.slice(0, shown).map((row) => {
                const step = steps.find(({ startRow, endRow }) => startRow <= row && row < endRow);
                return (
                  <li key={row}>
                    <button
                      type="button"
                      className="gh-log-jump-item"
                      onClick={() => {
                        view.goToReport(row);
                        onClose();
                      }}
                    >
                      {tab === "error" ? <DangerIcon tone="danger" /> : <WarningIcon tone="warning" />}
                      <span>
                        {textOf(row)}
                        {step && <span className="gh-muted">{step.name}</span>}
                      </span>
                      {!state.isUnnumbered && <span className="gh-mono gh-muted">{number(row + 1)}</span>}
                    </button>
                  </li>
                );
              })}
            </ol>
          )}
        </TabPanel>
        {rows.length > shown && (
          <div className="gh-log-jump-more">
            <Button size="sm" onPress={() => setShown(shown * 2)}>
              {texts.showMoreReports}
            </Button>
          </div>
        )}
      </Frame>
    </Place>
  );
}

/* Sits between the toolbar and the lines, however many rows the toolbar has. */
const Place = styled.div`
  position: relative;
  z-index: 3;
`;

const Frame = styled.div`
  position: absolute;
  inset-block-start: var(--gh-space-1);
  inset-inline-end: 1em;
  width: 33em;
  max-width: calc(100% - 2em);
  background: var(--gh-surface-raised);
  border: var(--gh-line) solid var(--gh-border);
  border-radius: var(--gh-radius-lg);
  box-shadow: var(--gh-shadow-popover);
  overflow: hidden;
  .gh-log-jump-list { max-height: 18em; overflow: auto; }
  .gh-log-jump-none { padding: var(--gh-space-4); color: var(--gh-text-muted); }
  .gh-log-jump-item { display: grid; grid-template-columns: 1em minmax(0, 1fr) auto; gap: 0 0.64em; width: 100%; padding: 0.5em 0.86em; border: 0; border-top: var(--gh-line) solid var(--gh-hairline); background: none; text-align: start; cursor: default; }
  li:first-child > .gh-log-jump-item { border-top: 0; }
  .gh-log-jump-item:is(:hover, :focus-visible) { background: var(--gh-surface-pressed); }
  .gh-log-jump-item:focus-visible { outline-offset: -2px; }
  .gh-log-jump-item > .gh-icon { width: 1em; height: 1em; margin-top: 0.15em; stroke-width: 1.75; }
  .gh-log-jump-item > span { font-size: var(--gh-type-sm); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .gh-log-jump-item > span > .gh-muted { display: block; }
  .gh-log-jump-more { padding: var(--gh-space-2) var(--gh-space-3); border-top: var(--gh-line) solid var(--gh-hairline); background: var(--gh-surface-sunken); }
`;
