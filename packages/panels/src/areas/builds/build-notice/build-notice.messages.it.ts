import type { Translation } from "../../../portal/messages";
import type { buildNoticeMessages } from "./build-notice.messages";

export const buildNoticeItalian: Translation<typeof buildNoticeMessages> = {
  notify: "Avvisami quando termina",
  notifyShort: "Avvisami",
  succeeded: (title) => `${title} è riuscita.`,
  failed: (title) => `${title} è fallita.`,
  stopped: (title) => `${title} è stata fermata.`,
  open: "Apri",
};
