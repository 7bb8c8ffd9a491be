import type { LogStore } from "../store/log-store";
import { rowText } from "../store/segment";
import type { RowRange } from "../store/segment-list";
import { visibleText } from "../text/visible-text";

/* The most characters that go onto the clipboard. A browser cannot hold much more in one text. */
const mostCharacters = 100_000_000;

/**
 * The readable lines of a range as plain text: no numbers, no escape sequences. Reads them first, if they are not
 * loaded.
 */
export async function rowsText(store: LogStore, range: RowRange): Promise<string> {
  await store.loaded(range);
  const lines: string[] = [];
  let length = 0;
  for (let row = Math.max(range.from, store.state.firstRow); row < range.to && length < mostCharacters; row += 1) {
    const segment = store.segmentAt(row);
    if (!segment) throw new Error(`Row ${row} could not be read`);
    const line = visibleText(rowText(segment, row, 0, mostCharacters));
    lines.push(line);
    length += line.length;
  }
  return lines.join("\n");
}
