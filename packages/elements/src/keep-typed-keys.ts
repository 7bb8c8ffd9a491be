/** Fields that take text. */
const fields =
  "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])";
const editing = /^(.|Enter|Backspace|Delete|Home|End|Arrow\w+)$/u;

/**
 * Keeps keys typed in a panel's fields from the page's one-key shortcuts. To the page's listeners, such a key comes from
 * the element, so their check for fields fails.
 *
 * @returns a function that stops it.
 */
export function keepTypedKeys(shadow: ShadowRoot): () => void {
  const keep = (event: Event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event as KeyboardEvent;
    // On some keyboards, characters need both Ctrl and Alt.
    if ((ctrlKey && !altKey) || metaKey) return;
    if (editing.test(key) && target instanceof Element && target.matches(fields)) event.stopPropagation();
  };
  for (const type of types) shadow.addEventListener(type, keep);
  return () => {
    for (const type of types) shadow.removeEventListener(type, keep);
  };
}

const types = ["keydown", "keypress", "keyup"] as const;
