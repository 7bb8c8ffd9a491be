import { isWhole, type LogStore } from "../store/log-store";
import { type SegmentList, sizeOf } from "../store/segment-list";

/**
 * Saves the whole log as a file, as it was written. It first reads the rows that are not loaded.
 *
 * @throws if some of it could not be read: a file with gaps would look complete.
 */
export async function saveLog(store: LogStore, fileName: string): Promise<void> {
  await store.loaded({ from: store.state.firstRow, to: Infinity });
  if (!isWhole(store.state)) throw new Error("Not all of the log could be read");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(savedPieces(store.state.segments), { type: "text/plain" }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The bytes of all rows, with a line feed between each two. */
export const savedPieces = (segments: SegmentList): BlobPart[] =>
  segments.flatMap((segment, index) => {
    const { bytes, starts, rowCount } = segment;
    const part = bytes.subarray(starts[0], starts[rowCount]) as Uint8Array<ArrayBuffer>;
    // Segments that were read in windows have no line feed after their last row, which may be empty.
    return part.length === sizeOf(segment) || index === segments.length - 1 ? [part] : [part, "\n"];
  });
