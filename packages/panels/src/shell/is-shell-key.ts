/** Whether the shell may use a key: it is unhandled, comes from the shell or from no element, and no dialog is open. */
export function isShellKey({ target, defaultPrevented }: KeyboardEvent, shell: Element | null | undefined): boolean {
  if (defaultPrevented || !(target instanceof HTMLElement) || target.isContentEditable) return false;
  return (
    (target === document.body || shell?.contains(target) === true) && document.querySelector("dialog:modal") === null
  );
}
