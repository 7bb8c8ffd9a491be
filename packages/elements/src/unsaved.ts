/** Replaced once the panels' code has loaded. Without panels, nothing is unsaved. */
let read = (): boolean => false;

/** Sets the source that {@link hasUnsavedChanges} reads. */
export function readUnsavedFrom(source: () => boolean): void {
  read = source;
}

/** Whether a form in a panel of this page has changes that are not saved. */
export const hasUnsavedChanges = (): boolean => read();
