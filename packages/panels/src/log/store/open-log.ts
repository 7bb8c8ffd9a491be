import type { LogContent } from "./log-source";
import type { LogStore } from "./log-store";
import { ReadLog } from "./read-log";
import { StreamedLog } from "./streamed-log";
import { TextLog } from "./text-log";

/** The store of a log, not opened yet. */
export const openLog = (content: LogContent): LogStore =>
  typeof content === "function"
    ? new ReadLog(content)
    : typeof content === "string"
      ? new TextLog(content)
      : new StreamedLog(content);
