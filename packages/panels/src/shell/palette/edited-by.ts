/** Applies a key press to a text. Undefined if the key does not edit text. */
export function editedBy({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, text: string): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === "Backspace") return text.slice(0, -1);
  return key.length === 1 ? text + key : undefined;
}
