import { defineMessages } from "../../portal/messages";
import { englishLogDiffTexts } from "./log-diff.messages";

/** The texts of the log difference, which embedders can replace like all others. */
export const logDiffMessages = defineMessages("log-diff", englishLogDiffTexts);
