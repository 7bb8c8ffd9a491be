export { LogDiff, type LogDiffProps } from "../log/diff/log-diff";
export { englishLogDiffTexts, type LogDiffTexts } from "../log/diff/log-diff.messages";
export { italianLogDiffTexts } from "../log/diff/log-diff.messages.it";
export { italianLogTexts } from "../log/log.messages.it";
export { englishLogTexts, type LogTexts } from "../log/log.messages";
export type { LogReader, LogRows, LogSource, LogStream, LogWindow } from "../log/store/log-source";
export { type LineRange, parseRangeHash, rangeHash } from "../log/view/line-range";
export { LogView } from "../log/view/log-view";
export type { LogViewProps } from "../log/view/log-view-props";
