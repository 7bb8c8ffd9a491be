import { defineMessages } from "../../../portal/messages";

/** The text of the help button that panels of other areas show. */
export const getHelpMessages = defineMessages("support", { getHelp: "Get help with this" });
