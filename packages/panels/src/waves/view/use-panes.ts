import { type RefObject, useRef, useState } from "react";
import { useFullWindow } from "../../viewers/use-full-window";

/** The state of the panes beside the waves, and the elements that take focus. */
export function usePanes(frameRef: RefObject<HTMLDivElement | null>) {
  const [isPicking, setPicking] = useState(false);
  const [isTable, setTable] = useState(false);
  const [isShowingKeys, setShowingKeys] = useState(false);
  const findRef = useRef<HTMLInputElement>(null);
  const { isFull, toggle: toggleFull } = useFullWindow(frameRef);
  return {
    isPicking,
    setPicking,
    isTable,
    setTable,
    isShowingKeys,
    setShowingKeys,
    isFull,
    toggleFull,
    findRef,
    focusList: () => frameRef.current?.querySelector<HTMLElement>(".gh-waves-list")?.focus({ preventScroll: true }),
  };
}

export type WavesPanes = ReturnType<typeof usePanes>;
