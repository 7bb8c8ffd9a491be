/** A text with its selection. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Replaces a part of the text, then sets the selection. */
export interface MarkdownEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly selectStart: number;
  readonly selectEnd: number;
}

/** Adds or removes marks around the selection. @param placeholder - the text between them if nothing is selected. */
export function wrapSelection({ text, start, end }: Selected, mark: string, placeholder: string): MarkdownEdit {
  const selected = text.slice(start, end);
  const size = mark.length;
  const isAround = text.slice(start - size, start) === mark && text.slice(end, end + size) === mark;
  // Around bold text, a single mark belongs to the double mark, so it isn't removed.
  if (isAround && !(size === 1 && text.slice(start - 2, start) === mark + mark && text[start - 3] !== mark))
    return {
      from: start - size,
      to: end + size,
      insert: selected,
      selectStart: start - size,
      selectEnd: end - size,
    };
  const inner = selected === "" ? placeholder : selected;
  return {
    from: start,
    to: end,
    insert: mark + inner + mark,
    selectStart: start + size,
    selectEnd: start + size + inner.length,
  };
}

/** Makes the selection a link and selects its address to replace. A selected address becomes the link's address. */
export function linkSelection({ text, start, end }: Selected, placeholder: string): MarkdownEdit {
  const selected = text.slice(start, end);
  if (/^https?:\/\/\S+$/.test(selected))
    return {
      from: start,
      to: end,
      insert: `[${placeholder}](${selected})`,
      selectStart: start + 1,
      selectEnd: start + 1 + placeholder.length,
    };
  const inner = selected === "" ? placeholder : selected;
  const address = "https://";
  const at = start + inner.length + 3;
  return {
    from: start,
    to: end,
    insert: `[${inner}](${address})`,
    selectStart: at,
    selectEnd: at + address.length,
  };
}

/** The edit for Enter in a list: adds an item, or ends the list after an empty one. Undefined outside of lists. */
export function continueList({ text, start, end }: Selected): MarkdownEdit | undefined {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const [whole, indent = "", bullet = "", number = "", closing = "", box = ""] =
    /^(\s*)(?:([-*+])|(\d{1,9})([.)])) +(\[[ xX]\] +)?/.exec(text.slice(lineStart, start)) ?? [];
  if (whole === undefined) return undefined;
  const lineEnd = text.indexOf("\n", end);
  const isEmpty = text.slice(lineStart, lineEnd === -1 ? undefined : lineEnd).trim() === whole.trim();
  if (isEmpty) return { from: lineStart, to: start, insert: "", selectStart: lineStart, selectEnd: lineStart };
  const next = bullet === "" ? `${Number(number) + 1}${closing}` : bullet;
  const insert = `\n${indent}${next} ${box === "" ? "" : "[ ] "}`;
  return { from: start, to: end, insert, selectStart: start + insert.length, selectEnd: start + insert.length };
}
