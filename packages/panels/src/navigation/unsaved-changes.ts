/** Asks the user whether unsaved changes may be lost. */
export type MayLeave = () => Promise<boolean>;

// Per page, not per provider, because leaving the page loses the input of all its panels.
const unsaved = new Set<object>();
const guards = new Set<MayLeave>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Whether a form on this page has unsaved changes or uploads in progress. Check it before you remove panels, for
 * example by closing a modal around them.
 */
export function hasUnsavedChanges(): boolean {
  return unsaved.size > 0;
}

/**
 * Registers unsaved changes. The browser confirms before the user leaves the page.
 * @returns a function that ends it.
 */
export function noteUnsaved(): () => void {
  const note = {};
  unsaved.add(note);
  window.addEventListener("beforeunload", warn);
  return () => {
    unsaved.delete(note);
    if (unsaved.size === 0) window.removeEventListener("beforeunload", warn);
  };
}

/**
 * Confirms before a panel leaves the page: on sign-out, and on links if the host's router can't be blocked.
 * @returns a function that ends it.
 */
export function guardPage(mayLeave: MayLeave): () => void {
  guards.add(mayLeave);
  return () => void guards.delete(mayLeave);
}

/** Leaves immediately, or after the user agrees to lose unsaved changes. */
export function leaveSafely(leave: () => void): void {
  const [mayLeave] = guards;
  if (mayLeave === undefined) leave();
  else void mayLeave().then((isAgreed) => isAgreed && leave());
}
