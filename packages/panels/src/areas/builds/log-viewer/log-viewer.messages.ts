import { englishLogTexts } from "../../../log/log.messages";
import { defineMessages } from "../../../portal/messages";

/** The log viewer's own texts. Embedders can replace them like all others. */
export const logMessages = defineMessages("log", englishLogTexts);
