import type { LogContent } from "./log-source";
import type { LogStore } from "./log-store";
import { ReadLog } from "./read-log";
import { WholeLog } from "./whole-log";

/** The store of a log, not opened yet. */
export const openLog = (content: LogContent): LogStore =>
  typeof content === "function" ? new ReadLog(content) : new WholeLog(content);
