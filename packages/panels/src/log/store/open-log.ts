import type { LogContent } from "./log-source";
import type { LogStore } from "./log-store";
import { ReadLog } from "./read-log";
import { StreamedLog } from "./streamed-log";

/** The store of a log, not opened yet. */
export const openLog = (content: LogContent): LogStore =>
  typeof content === "function"
    ? new ReadLog(content)
    : new StreamedLog(typeof content === "string" ? new Blob([content]) : content);
