/** Longer texts are parsed in parts of about so many characters, so that none keeps the page busy. */
const partCharacters = 20_000;

const fence = /^ {0,3}(`{3,}|~{3,})/;
const definition = /^ {0,3}\[[^\]]+\]:\s*\S+/;

/**
 * A long Markdown text in parts that can be parsed one by one. It is cut before a line that begins a new block: after an empty
 * line, outside fenced code, and where nothing is indented, as the rest of a list item is. Link definitions hold for every part.
 */
export function markdownParts(text: string): readonly string[] {
  if (text.length <= partCharacters) return [text];
  const lines = text.split("\n");
  const definitions = lines.filter((line) => definition.test(line)).join("\n");
  const parts: string[][] = [[]];
  let length = 0;
  let openFence: string | undefined;
  let isAfterBlank = false;
  for (const line of lines) {
    const mark = fence.exec(line)?.[1];
    const isCut = length > partCharacters && isAfterBlank && openFence === undefined && /^[^\s>|\-*+\d]/.test(line);
    if (isCut) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(line);
    length += line.length + 1;
    if (openFence === undefined) openFence = mark;
    else if (mark?.startsWith(openFence) && line.trim() === mark) openFence = undefined;
    isAfterBlank = line.trim() === "";
  }
  return parts.map((part) => (definitions === "" ? part.join("\n") : `${part.join("\n")}\n\n${definitions}`));
}
