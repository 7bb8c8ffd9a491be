/**
 * A ref that gives its element the focus as soon as it is there. react-aria waits for the page's transitions first where it takes
 * the opening press for a screen reader's, and for good where a transition of the page never reports its end.
 */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
