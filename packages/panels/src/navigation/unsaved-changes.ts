/** Asks the user whether unsaved changes may be lost. */
export type MayLeave = () => Promise<boolean>;

// Per page and not per provider: leaving the page loses the input in all of its panels.
const unsaved = new Set<object>();
const guards = new Set<MayLeave>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Whether a form of this page has changes that are not saved, or files that are on their way. Ask before you take panels off
 * the page, as by closing a modal around them.
 */
export function hasUnsavedChanges(): boolean {
  return unsaved.size > 0;
}

/** Registers unsaved changes. The browser asks before the user leaves the page. @returns a function that ends it. */
export function noteUnsaved(): () => void {
  const note = {};
  unsaved.add(note);
  window.addEventListener("beforeunload", warn);
  return () => {
    unsaved.delete(note);
    if (unsaved.size === 0) window.removeEventListener("beforeunload", warn);
  };
}

/** Asks before a panel takes the page away: by signing out, and by links where the host's router cannot be blocked. @returns a function that ends it. */
export function guardPage(mayLeave: MayLeave): () => void {
  guards.add(mayLeave);
  return () => void guards.delete(mayLeave);
}

/** Leaves at once, or once the user agrees to lose what is not saved. */
export function leaveSafely(leave: () => void): void {
  const [mayLeave] = guards;
  if (mayLeave === undefined) leave();
  else void mayLeave().then((isAgreed) => isAgreed && leave());
}
