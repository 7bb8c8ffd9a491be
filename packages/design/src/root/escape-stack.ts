/** Takes an Escape or leaves it to what lies below. */
export type EscapeHandler = (event: KeyboardEvent) => boolean;

let handlers: readonly EscapeHandler[] = [];

/* On the window, before the page's own handlers wherever they are: an Escape that is ours closes nothing of the page's. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
  for (const takes of handlers)
    if (takes(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
}

/** Asks a handler for each Escape, the latest handler first. The answer takes it away again. */
export function pushEscape(handler: EscapeHandler): () => void {
  if (handlers.length === 0) window.addEventListener("keydown", onKeyDown, true);
  handlers = [handler, ...handlers];
  return () => {
    handlers = handlers.filter((other) => other !== handler);
    if (handlers.length === 0) window.removeEventListener("keydown", onKeyDown, true);
  };
}
