import type { KeyboardEvent } from "react";
import type { WavesPanes } from "./use-panes";
import type { ValueSearch } from "./use-value-search";
import type { WavesViewState } from "./use-waves";

const panShare = 0.2;
const zoomStep = 2;

export const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
const isControl = (target: EventTarget) => target instanceof HTMLElement && target.matches("button, a");

/** Single keys, while the focus is in the viewer and not in a field. */
export function handleWavesKey(
  event: KeyboardEvent,
  waves: WavesViewState,
  search: ValueSearch,
  panes: WavesPanes,
): void {
  const { key, shiftKey, altKey } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
  if (isControl(event.target) && (key === "Enter" || key === " ")) return;
  const act = altKey
    ? orderActions(waves)[key]
    : ((shiftKey ? shiftActions(waves)[key] : undefined) ?? actions(waves, search, panes)[key]);
  if (!act) return;
  event.preventDefault();
  act();
}

type Actions = Readonly<Record<string, (() => void) | undefined>>;

const orderActions = (waves: WavesViewState): Actions => ({
  ArrowUp: () => waves.move(-1),
  ArrowDown: () => waves.move(1),
});

const shiftActions = (waves: WavesViewState): Actions => ({
  ArrowLeft: () => waves.moveCursor(-1),
  ArrowRight: () => waves.moveCursor(1),
});

function actions(waves: WavesViewState, search: ValueSearch, panes: WavesPanes): Actions {
  const common: Actions = {
    t: () => panes.setTable(!panes.isTable),
    a: () => panes.setPicking(!panes.isPicking),
    "/": () => panes.findRef.current?.focus(),
    "?": () => panes.setShowingKeys(!panes.isShowingKeys),
    e: () => waves.moveToEdge(1),
    E: () => waves.moveToEdge(-1),
    n: () => void search.find(1),
    N: () => void search.find(-1),
    r: waves.nextRadix,
  };
  if (panes.isTable) return common;
  return {
    ...common,
    ArrowUp: () => waves.chooseBy(-1),
    ArrowDown: () => waves.chooseBy(1),
    ArrowLeft: () => waves.pan(-panShare),
    ArrowRight: () => waves.pan(panShare),
    Home: () => waves.goTo(waves.file.startTime),
    End: () => waves.goTo(waves.file.endTime),
    "+": () => waves.zoom(1 / zoomStep),
    "=": () => waves.zoom(1 / zoomStep),
    "-": () => waves.zoom(zoomStep),
    "0": waves.zoomAll,
    z: waves.zoomToCursors,
    m: () => waves.setSecondCursor(waves.cursor),
    M: () => waves.setSecondCursor(undefined),
    Delete: waves.remove,
    Enter: () => waves.fold(),
    " ": () => waves.fold(),
  };
}

/** What Escape does: it closes one open pane at a time. Undefined while none is open. */
export function escapeOf(panes: WavesPanes): (() => void) | undefined {
  if (panes.isPicking) return () => panes.setPicking(false);
  if (panes.isShowingKeys) return () => panes.setShowingKeys(false);
  return panes.isFull ? panes.toggleFull : undefined;
}
