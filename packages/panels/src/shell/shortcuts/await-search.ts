import { focusSearch } from "./focus-search";

export interface AwaitedSearch {
  /** Adds to the text for the field. Returns whether the field is still awaited. */
  readonly type: (key: string) => boolean;
  readonly end: () => void;
}

const busy = ".gh-shell main [aria-busy=true]";
const fields = "input, textarea, select, [role=textbox]";

/**
 * Waits for the search field of a loading list, then focuses it and enters the typed text. Any other key, a press or a
 * focused field ends the wait. Undefined if nothing is loading.
 */
export function awaitSearch(typed: string): AwaitedSearch | undefined {
  const main = document.querySelector(".gh-shell main");
  if (main === null || document.querySelector(busy) === null) return undefined;
  let text = typed;
  let isAwaited = true;
  const observer = new MutationObserver(() => {
    if (focusSearch(text) || document.querySelector(busy) === null) end();
  });
  const onKeyDown = ({ key }: KeyboardEvent) => key.length > 1 && key !== "Shift" && end();
  const onFocusIn = ({ target }: FocusEvent) => target instanceof Element && target.matches(fields) && end();
  const end = () => {
    isAwaited = false;
    observer.disconnect();
    document.removeEventListener("keydown", onKeyDown);
    document.removeEventListener("pointerdown", end);
    document.removeEventListener("focusin", onFocusIn);
  };
  observer.observe(main, { childList: true, subtree: true, attributeFilter: ["aria-busy"] });
  document.addEventListener("keydown", onKeyDown);
  document.addEventListener("pointerdown", end);
  document.addEventListener("focusin", onFocusIn);
  return {
    type(key) {
      if (isAwaited) text += key;
      return isAwaited;
    },
    end,
  };
}
