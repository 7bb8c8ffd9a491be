import { type RefObject, useEffect, useRef } from "react";

const fieldIn = (frame: HTMLElement | null) => frame?.querySelector<HTMLInputElement>(".gh-log-search input");

/** The state of the search field, whose code loads after the first rows. */
export type FieldState = "loading" | "loaded" | "failed";

/**
 * Moves the focus to the search. Users type right after "/", so their keys are kept until the field has them. If it
 * fails to load, the viewer handles keys again.
 */
export function useSearchFocus(
  frameRef: RefObject<HTMLElement | null>,
  field: FieldState,
  setText: (text: string) => void,
) {
  /** The text so far, while a search waits for its field. */
  const typed = useRef<string | undefined>(undefined);
  useEffect(() => {
    const text = typed.current;
    if (field === "loading" || text === undefined) return;
    const frame = frameRef.current;
    const input = fieldIn(frame);
    // Leave the focus alone if the user has left the viewer.
    const isWanted = field === "loaded" && input && frame?.matches(":focus-within");
    // The text is rendered before the focus moves: a key in a focused field would replace what is not there yet.
    if (isWanted && input.value !== text) return setText(text);
    typed.current = undefined;
    if (isWanted) input.focus();
  });
  return {
    focusSearch: () => {
      if (field === "loaded") fieldIn(frameRef.current)?.focus();
      else if (field === "loading") typed.current = "";
    },
    typeAhead: (key: string): boolean => {
      if (typed.current === undefined) return false;
      if (key === "Backspace") typed.current = typed.current.slice(0, -1);
      else if (key.length === 1) typed.current += key;
      else {
        if (key === "Escape" || key === "Tab") typed.current = undefined;
        return false;
      }
      return true;
    },
  };
}
