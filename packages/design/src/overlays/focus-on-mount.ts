/**
 * A ref that focuses its element on mount. react-aria would first wait for the page's transitions after a press that
 * looks like a screen reader's, and forever if a transition never ends.
 */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
