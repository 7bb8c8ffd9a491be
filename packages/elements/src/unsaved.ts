/** The panels' response, once their code is there. */
let read = (): boolean => false;

/** Sets the function that the elements call. */
export function readUnsavedFrom(source: () => boolean): void {
  read = source;
}

/** Whether a form in a panel of this page has changes that are not saved. */
export const hasUnsavedChanges = (): boolean => read();
