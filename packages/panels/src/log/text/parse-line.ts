import { safeCharacters } from "../../viewers/safe-characters";
import { applyStyleCodes } from "./apply-style-codes";
import { erasure, linkOf, movedColumn, styleParameters, terminalControls } from "./escape-sequences";
import { linkAddress } from "./link-address";
import { type Run, RunWriter } from "./run-writer";
import type { TextStyle } from "./text-style";

/** A line as a terminal would show it once the whole line was written. */
export interface ParsedLine {
  readonly runs: readonly Run[];
  /** The style in which the next line begins. */
  readonly style: TextStyle;
}

/**
 * Reads one line of terminal output, without its line feed. A carriage return starts writing over the line, colors
 * become styles, hyperlinks with allowed schemes become addresses, and every other sequence is dropped.
 */
export function parseLine(raw: string, initial: TextStyle): ParsedLine {
  const line = raw.endsWith("\r") ? raw.slice(0, -1) : raw;
  const writer = new RunWriter();
  let style = initial;
  let href: string | undefined;
  let from = 0;
  const write = (to: number) => {
    if (to > from) writer.write({ text: safeCharacters(line.slice(from, to)), style, href });
  };
  for (const { 0: found, index } of line.matchAll(terminalControls())) {
    write(index);
    from = index + found.length;
    if (found === "\r") writer.moveTo(0);
    else if (found === "\b") writer.moveTo(writer.column - 1);
    else {
      const parameters = styleParameters(found);
      const erased = erasure(found);
      const column = movedColumn(found, writer.column);
      const link = linkOf(found);
      if (parameters !== undefined) style = applyStyleCodes(style, parameters);
      else if (erased !== undefined) writer.erase(erased);
      else if (column !== undefined) writer.moveTo(column);
      else if (link !== undefined) href = linkAddress(link);
    }
  }
  write(line.length);
  return { runs: writer.runs, style };
}
