import type { Translation } from "../../provider/messages";
import type { viewerMessages } from "./viewer.messages";

export const viewerItalian: Translation<typeof viewerMessages> = {
  account: "Account",
  failed: "Impossibile recuperare l'account.",
  retry: "Riprova",
  logout: "Esci",
  signOutFailed: "Impossibile uscire.",
};
