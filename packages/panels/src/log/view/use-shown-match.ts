import { type RefObject, useLayoutEffect, useRef } from "react";
import type { HitPlace } from "../search/hit-list";

/**
 * Scrolls sideways to the current match once it is drawn, if it is not in view. A scroll goal brings its line into
 * view.
 */
export function useShownMatch(viewRef: RefObject<HTMLElement | null>, hit: HitPlace | undefined): void {
  const shown = useRef<HitPlace>(undefined);
  // Runs after every render, because the line of the match may be drawn later.
  useLayoutEffect(() => {
    const view = viewRef.current;
    if (!view || hit === shown.current) return;
    const marks = view.querySelectorAll("mark[data-current]");
    const [first, last] = [marks[0], marks[marks.length - 1]];
    if (hit !== undefined && !first) return;
    shown.current = hit;
    const line = first?.closest(".gh-log-line");
    // The head of a step is always in view sideways.
    if (!line || !first || !last) return;
    const numberWidth = line.querySelector(".gh-log-no")?.getBoundingClientRect().width ?? 0;
    const left = view.getBoundingClientRect().left + view.clientLeft;
    // A match in several styles has several marks.
    const from = first.getBoundingClientRect().left - left - numberWidth;
    const to = last.getBoundingClientRect().right - left;
    if (from >= 0 && to <= view.clientWidth) return;
    const isNearStart = to + view.scrollLeft <= view.clientWidth;
    view.scrollLeft = isNearStart ? 0 : view.scrollLeft + (from + to - view.clientWidth) / 2;
  });
}
