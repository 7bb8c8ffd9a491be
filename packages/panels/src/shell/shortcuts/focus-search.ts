/** Moves the focus to the search of the list on the page: the first that can be seen, or the first there is. @returns whether there is one. */
export function focusSearch(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>(".gh-shell main input[type=search]")].filter(
    (field) => !field.disabled && field.checkVisibility(),
  );
  const field = fields.find(isOnScreen) ?? fields[0];
  field?.focus();
  field?.select();
  return field !== undefined;
}

function isOnScreen(field: HTMLElement): boolean {
  const { top, bottom } = field.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
