/**
 * Handles an Escape.
 * @returns whether it did. If not, the next handler gets the event.
 */
export type EscapeHandler = (event: KeyboardEvent) => boolean;

let handlers: readonly EscapeHandler[] = [];

/* Capturing on the window runs before the page's own handlers, so an Escape that we handle closes nothing else. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
  for (const takes of handlers)
    if (takes(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
}

/** Adds a handler for Escape. The latest handler runs first. @returns a function that removes it. */
export function pushEscape(handler: EscapeHandler): () => void {
  if (handlers.length === 0) window.addEventListener("keydown", onKeyDown, true);
  handlers = [handler, ...handlers];
  return () => {
    handlers = handlers.filter((other) => other !== handler);
    if (handlers.length === 0) window.removeEventListener("keydown", onKeyDown, true);
  };
}
