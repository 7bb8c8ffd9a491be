import type { LogReader } from "../log/store/log-source";
import { ReadLog } from "../log/store/read-log";
import { rowText } from "../log/store/segment";

/** Opens a log and waits for its last rows. */
export async function openedLog(server: LogReader): Promise<ReadLog> {
  const log = new ReadLog(server.read);
  log.open();
  await logChanged(log, () => log.state.phase === "open" || log.state.failure !== undefined);
  return log;
}

/** Resolves once a log is as expected. */
export const logChanged = (log: ReadLog, isThere: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => isThere() && resolve();
    log.subscribe(look);
    look();
  });

/** A row of a log. Undefined if it is not loaded. */
export function textOfRow(log: ReadLog, row: number): string | undefined {
  const segment = log.segmentAt(row);
  return segment && rowText(segment, row);
}
