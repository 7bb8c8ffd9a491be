const wrong = ':is(input, select, textarea, button, [role="spinbutton"]):is([aria-invalid="true"], [data-invalid])';
const wrongGroup = "[role=group][data-invalid] input";

/** Focuses the first field that is marked as invalid. @returns whether there is one. */
export function focusWrongField(place: HTMLElement | null): boolean {
  const field = place?.querySelector<HTMLElement>(`${wrong}, ${wrongGroup}`);
  field?.focus();
  return field !== null && field !== undefined;
}
