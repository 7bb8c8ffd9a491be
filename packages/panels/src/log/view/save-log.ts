import { isWhole, type LogStore } from "../store/log-store";

const lineFeed = 10;

/**
 * Saves the whole log as a file, as it was written. It first reads the rows that are not loaded.
 *
 * @throws if some of it could not be read: a file with gaps would look complete.
 */
export async function saveLog(store: LogStore, fileName: string): Promise<void> {
  await store.loaded({ from: store.state.firstRow, to: Infinity });
  if (!isWhole(store.state)) throw new Error("Not all of the log could be read");
  const { segments } = store.state;
  const pieces = segments.flatMap(({ bytes, starts, rowCount }, index) => {
    const part = bytes.subarray(starts[0], starts[rowCount]) as Uint8Array<ArrayBuffer>;
    // Segments that were read in windows have no line feed at their end.
    return part.at(-1) === lineFeed || index === segments.length - 1 ? [part] : [part, "\n"];
  });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(pieces, { type: "text/plain" }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
