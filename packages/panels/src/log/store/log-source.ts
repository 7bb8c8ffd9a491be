/** Rows to read. Without `startRow`, these are the last rows. */
export interface LogWindow {
  /** 0-based number of the first row. */
  readonly startRow?: number;
  /** At most 10,000. */
  readonly rowsCount: number;
}

/** Rows that were read. */
export interface LogRows {
  /** The rows, joined by line feeds. */
  readonly text: string;
  /**
   * 0-based number of the first row. If it is missing, as many rows as requested are the last rows of the log, with
   * unknown numbers. Any other number of rows is the whole log.
   */
  readonly startRow?: number | undefined;
}

/** A log that is read piece by piece, such as from a server. */
export interface LogReader {
  /**
   * Reads rows. Past the end it returns the last rows. A source that does not know `startRow` returns the last rows
   * every time, and the viewer then shows only those. Rejecting shows a message with Retry.
   *
   * The viewer identifies logs by this function: keep the same one for the same log.
   */
  readonly read: (window: LogWindow) => Promise<LogRows>;
  /** Whether rows are still being added. The viewer then reads the end again every `pollMs`. */
  readonly isRunning?: boolean;
}

/** A log that arrives whole, in one stream of bytes: a file, or the response of a server. */
export interface LogStream {
  /**
   * Opens the stream. It is called again when the user presses Retry after a failure, and must return the same bytes.
   *
   * The viewer identifies logs by the object: keep the same one for the same log.
   *
   * @param signal - aborted when the viewer is removed
   */
  readonly stream: (signal: AbortSignal) => ReadableStream<Uint8Array> | Promise<ReadableStream<Uint8Array>>;
}

/** The source of a log viewer: a text, a file or another stream, or a reader. */
export type LogSource = string | Blob | LogStream | LogReader;

/** The identity of a log: its content, or the function that reads it. */
export type LogContent = string | LogStream | LogReader["read"];

const isReader = (source: LogSource): source is LogReader => typeof source === "object" && "read" in source;

export const contentOf = (source: LogSource): LogContent => (isReader(source) ? source.read : source);

/** Whether rows are still being added. */
export const isStillRunning = (source: LogSource): boolean => isReader(source) && source.isRunning === true;
