/**
 * Focuses the search field of the list on the page: the first on screen, or else the first.
 * @param typed replaces the field's text, like typing.
 * @returns whether there is a field.
 */
export function focusSearch(typed = ""): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>(".gh-shell main input[type=search]")].filter(
    (field) => !field.disabled && field.checkVisibility(),
  );
  const field = fields.find(isOnScreen) ?? fields[0];
  if (field === undefined) return false;
  field.focus();
  field.select();
  if (typed !== "") {
    field.setRangeText(typed, 0, field.value.length, "end");
    field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: typed }));
  }
  return true;
}

function isOnScreen(field: HTMLElement): boolean {
  const { top, bottom } = field.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
