/** Longer texts are parsed in parts of about this many characters, so that no part blocks the page. */
const partCharacters = 8_000;
/* Longer blocks are divided, because parsing time grows with the square of a list's length. */
const blockCharacters = 2 * partCharacters;
const longestCharacters = 3 * partCharacters;

const fence = /^ {0,3}(`{3,}|~{3,})/;
const definition = /^ {0,3}\[([^\]]+)\]:\s*\S+/;
const tableRule = /^ {0,3}\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/**
 * Divides a long Markdown text into parts that can be parsed one by one. It cuts before a line that begins a new block:
 * after an empty line, outside fenced code, and where nothing is indented, since indented lines may continue a list
 * item. It also divides a block that is too long: a list between its items, a table and code with their head repeated.
 * Each part gets the link definitions that it uses.
 */
export function markdownParts(text: string): readonly string[] {
  const lines = text.split("\n").flatMap(shortLines);
  const parts: string[][] = [[]];
  let length = 0;
  let opened: { readonly mark: string; readonly line: string } | undefined;
  let table: readonly string[] = [];
  let before = "";
  for (const written of lines) {
    const line = opened === undefined ? shallow(written) : written;
    const mark = fence.exec(line)?.[1];
    const isAfterBlank = before.trim() === "";
    if (opened !== undefined || isAfterBlank) table = [];
    else if (line.includes("|") && before.includes("|") && tableRule.test(line)) table = [before, line];
    const cutsBlock = !isAfterBlank && table[1] !== line;
    if (opened === undefined && isCut(line, length, isAfterBlank, cutsBlock)) {
      parts.push(isAfterBlank ? [] : [...table]);
      length = 0;
    } else if (opened !== undefined && length > blockCharacters) {
      parts.at(-1)?.push(opened.mark);
      parts.push([opened.line]);
      length = 0;
    }
    parts.at(-1)?.push(line);
    length += line.length + 1;
    if (opened === undefined) opened = mark === undefined ? undefined : { mark, line };
    else if (mark?.startsWith(opened.mark) && line.trim() === mark) opened = undefined;
    before = line;
  }
  return withDefinitions(parts, lines);
}

/** Whether a part ends before a line. The longer the part, the weaker the break that ends it. */
function isCut(line: string, length: number, isAfterBlank: boolean, cutsBlock: boolean): boolean {
  if (length <= partCharacters) return false;
  if (isAfterBlank && /^[^\s>|\-*+\d]/.test(line)) return true;
  if (length <= blockCharacters || !(isAfterBlank || cutsBlock)) return false;
  return /^\S/.test(line) || length > longestCharacters;
}

/** Cuts a line that is too long, because a text without line breaks must be divided too. */
function shortLines(line: string): readonly string[] {
  if (line.length <= blockCharacters) return [line];
  const count = Math.ceil(line.length / partCharacters);
  return Array.from({ length: count }, (_, at) => line.slice(at * partCharacters, (at + 1) * partCharacters));
}

/* Nobody writes lists or quotations that are nested deeper. */
const deepest = 40;
const containers = new RegExp(`^(?:\\s*(?:>|[-*+](?=\\s|$)|\\d{1,9}[.)](?=\\s|$))){${deepest},}`);
const indented = new RegExp(`^\\s{${2 * deepest},}`);

/**
 * Turns the markers of lines that are nested too deeply into text. Parsing and rendering recurse for each level, so
 * thousands of levels would crash both.
 */
function shallow(line: string): string {
  if (containers.test(line))
    return line.replace(containers, (marks) => marks.replaceAll(/[>\-*+.)]/g, "\\$&").trimStart());
  return line.replace(indented, " ".repeat(2 * deepest));
}

/** Adds the link definitions that each part uses. Adding all would parse many definitions many times. */
function withDefinitions(parts: readonly (readonly string[])[], lines: readonly string[]): readonly string[] {
  const known = new Map<string, string>();
  for (const line of lines) {
    const label = definition.exec(line)?.[1];
    if (label !== undefined && !known.has(labelOf(label))) known.set(labelOf(label), line);
  }
  return parts.map((part) => {
    const text = part.join("\n");
    if (known.size === 0) return text;
    const own = new Set(part.map((line) => labelOf(definition.exec(line)?.[1] ?? "")));
    const named = new Set(Array.from(text.matchAll(/\[([^[\]\n]{1,200})\]/g), ([, label = ""]) => labelOf(label)));
    const used = [...named].flatMap((label) => (own.has(label) ? [] : (known.get(label) ?? [])));
    return used.length === 0 ? text : `${text}\n\n${used.join("\n")}`;
  });
}

const labelOf = (label: string) => label.trim().replaceAll(/\s+/g, " ").toLowerCase();
