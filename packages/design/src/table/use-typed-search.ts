import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { addTypedSearch } from "./typed-searches";

export interface TypedSearchOptions {
  value: string;
  onSearch: (search: string) => void;
  /** Holds the waiting text, for the CSV export. */
  typed: RefObject<string | undefined>;
  /** The table. A click inside it doesn't apply the text, because rows would move under the pointer. */
  frame: () => Element | null | undefined;
  /** The delay in milliseconds. Defaults to 500. */
  debounceMs?: number | undefined;
}

interface Waiting {
  readonly send: () => void;
  /** How many outside changes came before this text. */
  readonly changes: number;
}

const defaultDebounceMs = 500;

/** Applies a search after a delay, or earlier: on Enter, blur, unmount, page hide, or a click outside the table. */
export function useTypedSearch({ value, onSearch, typed, frame, debounceMs = defaultDebounceMs }: TypedSearchOptions) {
  const [draft, setDraft] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  const [changes, setChanges] = useState(0);
  const waiting = useRef<Waiting>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isComposing = useRef(false);
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      /* Changed from outside, by 'Clear search' or the browser's Back button. It replaces waiting text. */
      setSent(value);
      setDraft(value);
      setChanges(changes + 1);
    }
  }

  const drop = useCallback(() => {
    clearTimeout(timer.current);
    waiting.current = undefined;
    typed.current = undefined;
  }, [typed]);
  const flush = useCallback(() => {
    const { send } = waiting.current ?? {};
    drop();
    send?.();
  }, [drop]);

  useEffect(() => {
    if (waiting.current !== undefined && waiting.current.changes < changes) drop();
  }, [changes, drop]);
  const isPressed = useSendBeforeLeaving(flush, frame);

  const schedule = () => {
    clearTimeout(timer.current);
    if (waiting.current !== undefined && !isComposing.current) timer.current = setTimeout(flush, debounceMs);
  };
  const change = (next: string) => {
    setDraft(next);
    typed.current = next;
    // Bound to the current list, because the owner may render another one before this is sent.
    const send = () => {
      setSent(next);
      onSearch(next);
    };
    waiting.current = { changes, send };
    schedule();
  };
  const sendNow = (next: string) => {
    change(next);
    flush();
  };
  const setComposing = (isNow: boolean) => {
    isComposing.current = isNow;
    schedule();
  };
  const leave = () => {
    if (!isPressed.current) flush();
  };
  return { draft, change, sendNow, setComposing, leave };
}

/**
 * Flushes on unmount, page hide and clicks outside the table.
 * @returns whether the mouse is down.
 */
function useSendBeforeLeaving(flush: () => void, frame: TypedSearchOptions["frame"]): RefObject<boolean> {
  const isPressed = useRef(false);
  const latestFrame = useRef(frame);
  useEffect(() => {
    latestFrame.current = frame;
  });
  useEffect(() => {
    const on = new AbortController();
    const options = { signal: on.signal, capture: true };
    const press = ({ type }: Event) => {
      isPressed.current = type === "mousedown";
    };
    for (const type of ["mousedown", "mouseup", "keydown"]) window.addEventListener(type, press, options);
    const click = (event: Event) => {
      const table = latestFrame.current();
      if (table == null || !event.composedPath().includes(table)) flush();
    };
    window.addEventListener("click", click, options);
    window.addEventListener("pagehide", flush, options);
    document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && flush(), options);
    const takeOut = addTypedSearch(flush);
    return () => {
      on.abort();
      takeOut();
      flush();
    };
  }, [flush]);
  return isPressed;
}
