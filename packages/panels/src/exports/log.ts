export { LogDiff, type LogDiffProps } from "../log/diff/log-diff";
export { englishLogDiffTexts, type LogDiffTexts } from "../log/diff/log-diff.messages";
export { italianLogDiffTexts } from "../log/diff/log-diff.messages.it";
