import { lazyModule, SkeletonLines, useEscape, useLazyModule, useNotLoaded } from "@gatehouse/design";
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from "react";
import { useFullWindow } from "../../viewers/use-full-window";
import { isWhole } from "../store/log-store";
import { LineNews } from "./line-news";
import { LogFrame } from "./log-frame";
import { handleLogKey, isTyping } from "./log-keys";
import { LogLines } from "./log-lines";
import type { LogOverlay, LogViewProps } from "./log-view-props";
import { useLogWords } from "./log-words";
import { useLogView } from "./use-log-view";
import { useSearchFocus } from "./use-search-focus";

const logParts = lazyModule(() => import("./log-parts"));
const jumpList = lazyModule(() => import("./jump-list").then(({ JumpList }) => JumpList));
const readingView = lazyModule(() => import("./reading-view").then(({ ReadingView }) => ReadingView));
const keysDialog = lazyModule(() => import("./keys-dialog").then(({ KeysDialog }) => KeysDialog));

/**
 * Shows a log of any size: colors, steps that fold, search, errors and warnings, links to lines, and the end as it
 * grows. It needs a `GatehouseRoot` or a `Shell` above it, and no server.
 */
export function LogView(props: LogViewProps): ReactNode {
  const { label, rawHref, fileName = "log.txt", height, rangeHref } = props;
  const words = useLogWords(props.texts, props.locale);
  const { texts } = words;
  const [hasNoParts, setHasNoParts] = useState(false);
  // Drawing all parts at once would take longer than a frame. Deferred, they are drawn bit by bit, after new rows.
  const parts = useDeferredValue(useLazyModule(logParts, !hasNoParts, () => setHasNoParts(true)));
  const view = useLogView(props, parts);
  const { store, snapshot, layout, range } = view;
  const { state } = snapshot;
  const frameRef = useRef<HTMLDivElement>(null);
  const readingRef = useRef<HTMLHeadingElement>(null);
  const windowMark = useRef<HTMLElement>(null);
  const [overlay, setOverlay] = useState<LogOverlay>();
  const { isFull, toggle: toggleFull } = useFullWindow(frameRef);
  const close = () => {
    setOverlay(undefined);
    view.linesRef.current?.focus();
  };
  const leave = overlay === "jump" ? close : isFull ? toggleFull : undefined;
  useEscape(frameRef, leave && ((focused) => (isTyping(focused) ? false : leave())));
  const report = useNotLoaded();
  const fail = (error: unknown) => {
    close();
    report?.(error);
  };
  const JumpList = useLazyModule(jumpList, overlay === "jump", fail);
  const ReadingView = useLazyModule(readingView, overlay === "reading", fail);
  const KeysDialog = useLazyModule(keysDialog, overlay === "keys", fail);
  const { search } = view;
  const field = parts !== undefined ? "loaded" : hasNoParts ? "failed" : "loading";
  const { focusSearch, typeAhead } = useSearchFocus(frameRef, field, (text) =>
    search.setQuery({ ...search.query, text }),
  );
  const leaveReading = (row: number) => {
    setOverlay(undefined);
    view.showRow(row);
  };
  const wasReading = useRef(false);
  const { linesRef } = view;
  useEffect(() => {
    if (wasReading.current && overlay === undefined) linesRef.current?.focus();
    wasReading.current = overlay === "reading";
  }, [overlay, linesRef]);
  const retry = () => {
    store?.retry();
    // The Retry button disappears once a read succeeds.
    if (overlay === "reading") readingRef.current?.focus();
    else if (layout.count > 0) view.linesRef.current?.focus();
    else frameRef.current?.focus();
  };
  const isOpen = state.phase === "open";
  const isReading = ReadingView !== undefined && store !== undefined;
  const notices = parts && (
    <parts.LogNotices
      state={state}
      isRunning={view.isRunning}
      // The reading view shows every line.
      hasLines={isReading || layout.count > 0}
      rawHref={rawHref}
      onRetry={retry}
      words={words}
    />
  );

  if (isReading)
    return (
      <LogFrame>
        <ReadingView
          store={store}
          snapshot={snapshot}
          topRow={view.topRow()}
          onClose={leaveReading}
          headingRef={readingRef}
          notices={notices}
          words={words}
        />
      </LogFrame>
    );
  return (
    <LogFrame
      frameRef={frameRef}
      tabIndex={-1}
      data-full={isFull || undefined}
      style={height === undefined ? undefined : ({ "--gh-log-height": height } as object)}
      onKeyDown={(event) => handleLogKey(event, { view, setOverlay, focusSearch, typeAhead })}
    >
      {parts === undefined ? (
        <div className="gh-log-bar">
          {hasNoParts && (
            <button type="button" className="gh-log-retry" onClick={() => setHasNoParts(false)}>
              {texts.retry}
            </button>
          )}
        </div>
      ) : (
        <parts.LogToolbar
          view={view}
          words={words}
          overlay={overlay}
          setOverlay={setOverlay}
          isFull={isFull}
          onToggleFull={toggleFull}
          rawHref={rawHref}
          fileName={fileName}
          actions={props.actions}
          onSave={async () => store && parts.saveLog(store, fileName)}
        />
      )}
      {JumpList && <JumpList snapshot={snapshot} view={view} onClose={close} words={words} />}
      {KeysDialog && <KeysDialog onClose={close} words={words} />}
      {notices}
      {!isOpen && state.failure === undefined && (
        <div className="gh-log-blank">
          <SkeletonLines widths={["62%", "48%", "71%", "55%", "66%", "40%"]} />
        </div>
      )}
      {layout.count > 0 && (
        <div className="gh-log-view">
          <LogLines
            controlRef={view.linesRef}
            windowMark={windowMark}
            label={label ?? texts.log}
            snapshot={snapshot}
            layout={layout}
            goal={view.goal}
            isWrapped={view.isWrapped}
            isFollowing={view.isFollowing}
            onFollow={view.onFollow}
            onScrolled={view.scrolled}
            isRunning={view.isRunning}
            range={range.shown}
            targetRow={view.targetRow}
            hit={view.search.hit}
            limitOf={view.limitOf}
            onShowMore={view.showMore}
            onCopy={view.copyText}
            onCopyRows={view.copyRows}
            onCopyStep={view.copyStep}
            onToggle={view.toggle}
            onRow={range.isPressable ? range.press : undefined}
            onTime={props.onTime}
            onWant={view.want}
            parts={parts}
            words={words}
          />
          <div className="gh-log-rail-place">
            {parts && <parts.LogRail snapshot={snapshot} layout={layout} range={range.shown} windowRef={windowMark} />}
          </div>
          {parts && view.newLines > 0 && <parts.FollowButton view={view} words={words} />}
        </div>
      )}
      {parts && range.range && (
        <parts.RangeBar
          range={range.range}
          state={state}
          href={rangeHref?.(range.range)}
          onCopyLink={view.copyText}
          onCopyLines={({ first, last }) => view.copyRows(first - 1, Math.min(last, state.rowCount))}
          onClear={() => {
            range.change(undefined);
            view.linesRef.current?.focus();
          }}
          words={words}
        />
      )}
      {parts ? (
        <parts.LogStatus view={view} isWhole={isWhole(state)} onKeys={() => setOverlay("keys")} words={words} />
      ) : (
        isOpen && <div className="gh-log-status" />
      )}
      <LineNews rowCount={state.rowCount} isRunning={view.isRunning} words={words} />
    </LogFrame>
  );
}
