import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useClipboard } from "../../viewers/use-clipboard";
import type { Step } from "../search/steps";
import { isStillRunning } from "../store/log-source";
import type { Severity } from "../text/severity";
import type { LateParts } from "./late-parts";
import { LogLayout } from "./log-layout";
import type { LogLinesControl } from "./log-lines";
import type { LogViewProps } from "./log-view-props";
import { rowsText } from "./rows-text";
import { isInside, useFolds } from "./use-folds";
import { useOpenLog } from "./use-open-log";
import { useRange } from "./use-range";
import type { ScrollGoal } from "./use-scroll";
import { useSearch } from "./use-search";

const pollMsDefault = 3000;
const drawnCharacters = 2_000;
const moreCharacters = 20_000;

/**
 * The state of a log viewer and everything that can be done in it.
 *
 * @param parts - undefined while they load: there are rows, but no steps, reports or matches yet
 */
export function useLogView(props: LogViewProps, parts: LateParts | undefined) {
  const isRunning = isStillRunning(props.source);
  const [hasRun, setHasRun] = useState(isRunning);
  if (isRunning && !hasRun) setHasRun(true);
  const { store, model, snapshot: known } = useOpenLog(props.source, props.pollMs ?? pollMsDefault, parts);
  const { state, steps, reports } = known;
  const linesRef = useRef<LogLinesControl>(null);
  const [goal, setGoal] = useState<ScrollGoal>();
  const [targetRow, setTargetRow] = useState<number>();
  const [isFollowing, setFollowing] = useState(true);
  const [hasScrolled, setScrolled] = useState(false);
  const [pausedAt, setPausedAt] = useState(0);
  const [isWrapped, setWrapped] = useState(false);
  const [limits, setLimits] = useState<ReadonlyMap<number, number>>(new Map());
  const { isFolded, fold, keepOpen } = useFolds(steps, hasScrolled && !isFollowing);
  const clipboard = useClipboard();
  const topRow = useCallback(() => linesRef.current?.topRow() ?? 0, []);
  const rowCount = useRef(0);
  useEffect(() => {
    rowCount.current = state.rowCount;
  }, [state.rowCount]);

  const onFollow = useCallback((next: boolean) => {
    setFollowing(next);
    if (!next) return setPausedAt((at) => (at === 0 ? rowCount.current : at));
    setPausedAt(0);
    setScrolled(false);
  }, []);
  const showRow = useCallback(
    (row: number) => {
      const step = steps.find((found) => isInside(found, row));
      if (step && isFolded(step)) fold(false, [step]);
      else keepOpen(row);
      onFollow(false);
      setGoal({ row });
    },
    [steps, isFolded, fold, keepOpen, onFollow],
  );
  const search = useSearch({ model, parts, snapshot: known, topRow, showRow });
  const snapshot = useMemo(() => ({ ...known, search: search.search }), [known, search.search]);
  const isThere = !state.isArriving || (props.range?.first ?? 1) <= state.rowCount;
  const isNumbered = state.isUnnumbered !== true;
  const chosen = useRange(props, state.phase === "open" && isThere && isNumbered, showRow);
  const range = {
    ...chosen,
    /** The chosen lines that can be shown. */
    shown: isNumbered ? chosen.range : undefined,
    isPressable: isNumbered && props.onRangeChange !== undefined,
  };

  const onlyHits = search.isOnlyMatches ? search.search?.hits : undefined;
  const layout = useMemo(() => {
    const linesOf = onlyHits && parts && ((from: number, to: number) => new parts.MatchingLines(onlyHits, from, to));
    return new LogLayout({ firstRow: state.firstRow, rowCount: state.rowCount, steps, isFolded, linesOf });
  }, [state.firstRow, state.rowCount, steps, isFolded, onlyHits, parts]);

  const { setOnlyMatches } = search;
  const goToReport = useCallback(
    (row: number) => {
      setOnlyMatches(false);
      setTargetRow(row);
      showRow(row);
    },
    [setOnlyMatches, showRow],
  );
  const moveToReport = (severity: Severity, by: 1 | -1) => {
    model?.wantReports(true);
    const rows = reports.filter((report) => report.severity === severity).map(({ row }) => row);
    const from = targetRow ?? topRow() - (by === 1 ? 1 : 0);
    const row =
      by === 1
        ? (rows.find((other) => other > from) ?? rows[0])
        : (rows.findLast((other) => other < from) ?? rows.at(-1));
    if (row !== undefined) goToReport(row);
  };
  const toggle = useCallback(
    (step: Step) => {
      const isUnfolding = isFolded(step);
      // The user looks at the step, so the view must not follow the end.
      if (isUnfolding) onFollow(false);
      fold(!isUnfolding, [step]);
    },
    [fold, isFolded, onFollow],
  );
  const { copy } = clipboard;
  const copyRows = useCallback(
    (from: number, to: number) => store && void copy(rowsText(store, { from, to })),
    [store, copy],
  );
  return {
    store,
    snapshot,
    layout,
    linesRef,
    search,
    range,
    clipboard,
    isRunning,
    goal,
    targetRow,
    isFollowing,
    /** Late rows of a log that had ended before it was opened are not new. */
    newLines: !hasRun || isFollowing || pausedAt === 0 ? 0 : Math.max(0, state.rowCount - pausedAt),
    isWrapped,
    setWrapped,
    onFollow,
    follow: useCallback(() => {
      setTargetRow(undefined);
      onFollow(true);
    }, [onFollow]),
    showStart: useCallback(() => {
      onFollow(false);
      setGoal({ row: 0 });
    }, [onFollow]),
    topRow,
    showRow,
    isFolded,
    fold,
    toggle,
    goToReport,
    moveToReport,
    wantReports: useCallback((areWanted: boolean) => model?.wantReports(areWanted), [model]),
    copyRows,
    copyStep: useCallback((step: Step) => copyRows(step.startRow + 1, step.endRow), [copyRows]),
    copyText: useCallback((text: string) => void copy(text), [copy]),
    limitOf: (row: number) => limits.get(row) ?? drawnCharacters,
    showMore: useCallback(
      (row: number) =>
        setLimits((known) => new Map(known).set(row, (known.get(row) ?? drawnCharacters) + moreCharacters)),
      [],
    ),
    scrolled: useCallback(() => {
      setScrolled(true);
      model?.scrolled();
    }, [model]),
    want: useCallback((rows: { from: number; to: number }) => store?.want(rows), [store]),
  };
}

export type LogViewState = ReturnType<typeof useLogView>;
