import { englishLogDiffTexts } from "../../log/diff/log-diff.messages";
import { defineMessages } from "../../portal/messages";

/** The texts of the log difference, which embedders can replace as all others. */
export const logDiffMessages = defineMessages("log-diff", englishLogDiffTexts);
