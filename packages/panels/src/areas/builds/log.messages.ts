import { englishLogTexts } from "../../log/log.messages";
import { defineMessages } from "../../portal/messages";

/** The log viewer's own texts, which embedders can replace as all others. */
export const logMessages = defineMessages("log", englishLogTexts);
