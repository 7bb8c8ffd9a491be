import { type RefObject, useEffect, useRef } from "react";

const fieldIn = (frame: HTMLElement | null) => frame?.querySelector<HTMLInputElement>(".gh-log-search input");

/**
 * Moves the focus to the search. People type right after "/", so until the field has loaded their keys are kept for it.
 * @param isLoaded - Whether the field is in the frame.
 */
export function useSearchFocus(
  frameRef: RefObject<HTMLElement | null>,
  isLoaded: boolean,
  setText: (text: string) => void,
) {
  /** The text so far, while a search waits for its field. */
  const typed = useRef<string | undefined>(undefined);
  const set = useRef(setText);
  useEffect(() => {
    set.current = setText;
  });
  useEffect(() => {
    const text = typed.current;
    if (!isLoaded || text === undefined) return;
    typed.current = undefined;
    const frame = frameRef.current;
    // A reader who has left the viewer is not called back.
    if (!frame?.matches(":focus-within")) return;
    fieldIn(frame)?.focus();
    if (text !== "") set.current(text);
  }, [isLoaded, frameRef]);
  return {
    focusSearch: () => {
      if (isLoaded) fieldIn(frameRef.current)?.focus();
      else typed.current = "";
    },
    typeAhead: (key: string): boolean => {
      if (isLoaded || typed.current === undefined) return false;
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
