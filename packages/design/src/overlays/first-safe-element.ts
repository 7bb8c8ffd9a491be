const field =
  "input:not([type=hidden], [readonly], :disabled), select:not(:disabled), textarea:not([readonly], :disabled), .gh-select:not(:disabled)";
const safeButton =
  ".gh-dialog-foot :is(button, a[href]):not(:disabled, [data-variant=danger-solid], [data-variant=primary])";

/**
 * The initial focus of a dialog: the element with `data-autofocus`, else the first field, else the safe choice in the
 * footer, else the button that closes it.
 */
export function firstSafeElement(dialog: HTMLElement): HTMLElement | null {
  for (const selector of ["[data-autofocus]", field, safeButton, "button:not(:disabled)"]) {
    const found = dialog.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}
