const fence = /^ {0,3}(`{3,}|~{3,})/;
const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*$/;
const item = /^ ?(?:[-*+]|\d{1,9}[.)])\s+\S/;
const advice = /^before you update:?$/i;

interface Line {
  readonly text: string;
  readonly isCode: boolean;
}

function linesOf(markdown: string): readonly Line[] {
  let open: string | undefined;
  return markdown.split("\n").map((text) => {
    const mark = fence.exec(text)?.[1];
    const isCode = open !== undefined || mark !== undefined;
    if (open === undefined) open = mark;
    else if (mark?.startsWith(open) === true) open = undefined;
    return { text, isCode };
  });
}

/** Counts the changes in a changelog: its list items, without nested items and without code. */
export function countChanges(markdown: string): number {
  return linesOf(markdown).filter(({ text, isCode }) => !isCode && item.test(text)).length;
}

/** The part of a changelog below its heading "Before you update", as Markdown. Undefined if there is none. */
export function beforeYouUpdate(markdown: string): string | undefined {
  const lines = linesOf(markdown);
  const headings = lines.map(({ text, isCode }) => (isCode ? null : heading.exec(text)));
  const start = headings.findIndex((found) => advice.test(found?.[2] ?? ""));
  if (start < 0) return undefined;
  const depth = headings[start]![1]!.length;
  const end = headings.findIndex((found, at) => at > start && (found?.[1]?.length ?? Infinity) <= depth);
  const part = lines.slice(start + 1, end < 0 ? undefined : end);
  return (
    part
      .map(({ text }) => text)
      .join("\n")
      .trim() || undefined
  );
}
