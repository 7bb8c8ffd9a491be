import type { KeyboardEvent } from "react";
import type { LogOverlay } from "./log-view-props";
import type { LogViewState } from "./use-log-view";

interface KeyTargets {
  readonly view: LogViewState;
  readonly setOverlay: (overlay: LogOverlay) => void;
  readonly focusSearch: () => void;
  /** Takes the key for a search whose field is still loading. @returns whether it did. */
  readonly typeAhead: (key: string) => boolean;
}

export const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");

/** Single keys, while the focus is in the viewer and not in a field. */
export function handleLogKey(event: KeyboardEvent, targets: KeyTargets): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (targets.typeAhead(event.key)) {
    event.preventDefault();
    return;
  }
  const act = actions(targets)[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

function actions(targets: KeyTargets): Readonly<Record<string, (() => void) | undefined>> {
  const { view, setOverlay, focusSearch } = targets;
  const { search, range } = view;
  const press = (isExtended: boolean) => range.press(view.targetRow ?? search.hit?.row ?? view.topRow(), isExtended);
  return {
    "/": focusSearch,
    n: () => search.move(1),
    N: () => search.move(-1),
    g: view.showStart,
    G: view.follow,
    e: () => view.moveToReport("error", 1),
    E: () => view.moveToReport("error", -1),
    w: () => view.moveToReport("warning", 1),
    W: () => view.moveToReport("warning", -1),
    l: range.isPressable ? () => press(false) : undefined,
    L: range.isPressable ? () => press(true) : undefined,
    "?": () => setOverlay("keys"),
  };
}
