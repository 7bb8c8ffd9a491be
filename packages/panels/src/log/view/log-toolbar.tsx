import {
  Button,
  ChevronDownIcon,
  CopyIcon,
  DangerIcon,
  DownloadIcon,
  FilterIcon,
  FollowIcon,
  FullScreenIcon,
  InfoIcon,
  LayersIcon,
  MenuButton,
  type MenuItem,
  ReadingIcon,
  WarningIcon,
  WrapIcon,
} from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useState } from "react";
import { fileLink } from "../../navigation/file-link";
import { isWhole } from "../store/log-store";
import type { LogOverlay } from "./log-view-props";
import type { LogWords } from "./log-words";
import { SearchField } from "./search-field";
import type { LogViewState } from "./use-log-view";

interface LogToolbarProps {
  readonly view: LogViewState;
  readonly words: LogWords;
  readonly overlay: LogOverlay;
  readonly setOverlay: (overlay: LogOverlay) => void;
  readonly isFull: boolean;
  readonly onToggleFull: (() => void) | undefined;
  readonly rawHref: string | undefined;
  readonly fileName: string;
  readonly actions: ReactNode;
  readonly onSave: () => Promise<void>;
}

/** Search, and the actions for the whole log. In a narrow place, rare actions are only in the menu. */
export function LogToolbar(props: LogToolbarProps): ReactNode {
  const { view, words, overlay, setOverlay, isFull, onToggleFull, rawHref, fileName, onSave } = props;
  const { texts, number } = words;
  const { search, snapshot } = view;
  const [isSaving, setSaving] = useState(false);
  const errors = snapshot.reports.filter(({ severity }) => severity === "error").length;
  const warnings = snapshot.reports.length - errors;
  // There may be more in the lines that have not been read.
  const isPartial = !isWhole(snapshot.state);
  const reportCounts = [texts.errorCount(number(errors)), texts.warningCount(number(warnings))] as const;
  const countOf = (count: number) => number(count) + (isPartial ? "+" : "");
  const save = async () => {
    setSaving(true);
    await view.clipboard.save(onSave());
    setSaving(false);
  };
  const rawLink = rawHref === undefined ? undefined : fileLink(rawHref, fileName);
  const fullScreen = isFull ? texts.leaveFullScreen : texts.fullScreen;
  const items: readonly MenuItem[] = [
    ...(onToggleFull ? [{ id: "full", label: fullScreen, icon: <FullScreenIcon />, onAction: onToggleFull }] : []),
    { id: "reading", label: texts.readingView, icon: <ReadingIcon />, onAction: () => setOverlay("reading") },
    {
      id: "download",
      label: texts.download,
      icon: <DownloadIcon />,
      ...(rawLink ?? { onAction: () => void save() }),
    },
    {
      id: "copy",
      label: texts.copyAll,
      icon: <CopyIcon />,
      onAction: () => view.copyRows(snapshot.state.firstRow, snapshot.state.rowCount),
    },
    ...(snapshot.steps.length === 0
      ? []
      : [
          { kind: "separator" as const },
          {
            id: "unfold",
            label: texts.unfoldAll,
            icon: <LayersIcon />,
            onAction: () => view.fold(false, snapshot.steps),
          },
          { id: "fold", label: texts.foldAll, icon: <LayersIcon />, onAction: () => view.fold(true, snapshot.steps) },
        ]),
    { kind: "separator" },
    { id: "keys", label: texts.keys, icon: <InfoIcon />, hint: "?", onAction: () => setOverlay("keys") },
  ];
  return (
    <Bar className="gh-log-bar" role="toolbar" aria-label={texts.tools}>
      <SearchField view={search} words={words} onDone={() => view.linesRef.current?.focus()} />
      {search.search && (
        <Button
          size="sm"
          icon={<FilterIcon />}
          aria-pressed={search.isOnlyMatches}
          onPress={() => search.setOnlyMatches(!search.isOnlyMatches)}
        >
          {texts.onlyMatches}
        </Button>
      )}
      <div className="gh-log-actions">
        {props.actions}
        <Button
          size="sm"
          variant="quiet"
          aria-haspopup="dialog"
          aria-expanded={overlay === "jump"}
          aria-label={(isPartial ? texts.jumpSoFar : texts.jump)(...reportCounts)}
          trailingIcon={<ChevronDownIcon />}
          onPress={() => setOverlay(overlay === "jump" ? undefined : "jump")}
        >
          <span className="gh-log-count">
            <DangerIcon tone={errors > 0 ? "danger" : "muted"} />
            {countOf(errors)}
          </span>{" "}
          <span className="gh-log-count">
            <WarningIcon tone={warnings > 0 ? "warning" : "muted"} />
            {countOf(warnings)}
          </span>
        </Button>
        {view.isRunning && (
          <Button
            size="sm"
            icon={<FollowIcon />}
            aria-pressed={view.isFollowing}
            onPress={() => (view.isFollowing ? view.onFollow(false) : view.follow())}
          >
            {texts.follow}
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          iconOnly
          icon={<WrapIcon />}
          aria-label={texts.wrap}
          aria-pressed={view.isWrapped}
          onPress={() => view.setWrapped(!view.isWrapped)}
        />
        <span className="gh-log-wide">
          {onToggleFull && (
            <Button
              size="sm"
              variant="quiet"
              iconOnly
              icon={<FullScreenIcon />}
              aria-label={fullScreen}
              onPress={onToggleFull}
            />
          )}
          <Button
            size="sm"
            variant="quiet"
            iconOnly
            icon={<ReadingIcon />}
            aria-label={texts.readingView}
            onPress={() => setOverlay("reading")}
          />
          <Button
            size="sm"
            variant="quiet"
            iconOnly
            icon={<DownloadIcon />}
            aria-label={texts.download}
            isPending={isSaving}
            {...(rawLink ?? { onPress: () => void save() })}
          />
        </span>
        <MenuButton size="sm" variant="quiet" iconOnly label={texts.more} items={items} />
      </div>
    </Bar>
  );
}

const Bar = styled.div`
  .gh-log-actions { display: flex; flex: 1; align-items: center; justify-content: flex-end; gap: var(--gh-space-1); }
  .gh-log-wide { display: contents; }
  .gh-log-actions > .gh-button { flex: none; white-space: nowrap; }
  .gh-log-count { display: inline-flex; vertical-align: middle; align-items: center; gap: 0.35em; }
  .gh-log-count + .gh-log-count { margin-inline-start: 0.4em; }
  /* Leaves room for a button of the embedder, which may come late: a new line would push the log down. */
  @container gh-log (width < 52em) {
    .gh-log-search { flex-basis: 100%; max-width: none; }
  }
  @container gh-log (width < 40em) {
    .gh-log-actions { flex-wrap: wrap; justify-content: flex-start; min-width: 0; }
    .gh-log-actions > .gh-button:not([data-icon-only]) { flex: 0 1 auto; white-space: normal; }
    .gh-log-actions > :last-child { margin-inline-start: auto; }
    .gh-log-wide { display: none; }
  }
`;
