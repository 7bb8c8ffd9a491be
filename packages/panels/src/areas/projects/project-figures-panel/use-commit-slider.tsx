import { useEscape, VisuallyHidden } from "@gatehouse/design";
import { type KeyboardEvent, useId, useRef } from "react";
import { useGoTo } from "../../../navigation/screen-link";
import { screenTarget } from "../../../navigation/screens";
import { useMessages } from "../../../portal/messages";
import type { FigureSeries } from "./figure-series";
import { projectFiguresMessages } from "./project-figures.messages";
import { useCommitText } from "./use-commit-text";

export interface CommitSliderOptions {
  readonly projectGuid: string;
  readonly series: FigureSeries;
  /** The index of the selected commit. */
  readonly at: number | undefined;
  readonly onPoint: (at: number | undefined) => void;
}

/** Makes the plot a slider over the commits, for keyboards and screen readers. */
export function useCommitSlider({ projectGuid, series, at, onPoint }: CommitSliderOptions) {
  const texts = useMessages(projectFiguresMessages);
  const textOf = useCommitText(series);
  const goTo = useGoTo();
  const helpId = useId();
  const ref = useRef<HTMLDivElement>(null);
  useEscape(ref, at === undefined ? undefined : () => onPoint(undefined));
  const last = series.commits.length - 1;
  const now = at ?? last;
  const open = () => {
    const commit = series.commits[now];
    if (commit !== undefined) goTo(screenTarget("commit", { projectGuid, commitSha: commit.version_sha1 }));
  };
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: now - 1,
    ArrowDown: now - 1,
    ArrowRight: now + 1,
    ArrowUp: now + 1,
    Home: 0,
    End: last,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = moves[event.key];
    if (event.key === "Enter") open();
    else if (to !== undefined) onPoint(Math.max(0, Math.min(last, to)));
    else return;
    event.preventDefault();
  };
  return {
    help: (
      <VisuallyHidden>
        <span id={helpId}>{texts.plotHelp}</span>
      </VisuallyHidden>
    ),
    slider: {
      ref,
      role: "slider",
      tabIndex: 0,
      "aria-label": texts.plot,
      "aria-describedby": helpId,
      "aria-valuemin": 1,
      "aria-valuemax": last + 1,
      "aria-valuenow": now + 1,
      "aria-valuetext": textOf(now),
      onKeyDown,
      onFocus: () => onPoint(now),
    },
  };
}
