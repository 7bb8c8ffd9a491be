import type { Translation } from "../../portal/messages";
import type { draftsMessages } from "./drafts.messages";
import type { signOutMessages } from "./sign-out.messages";
import type { viewerMessages } from "./viewer.messages";

export const viewerItalian: Translation<typeof viewerMessages> &
  Translation<typeof signOutMessages> &
  Translation<typeof draftsMessages> = {
  account: "Account",
  failed: "Impossibile recuperare l'account.",
  retry: "Riprova",
  profile: "Profilo",
  sessions: "Sessioni",
  admin: "Amministrazione",
  impersonate: "Impersona",
  stopImpersonation: "Termina l'impersonificazione",
  impersonated: (user, administrator) => `Hai effettuato l'accesso come ${user}, impersonato da ${administrator}.`,
  logout: "Esci",
  signOutFailed: "Impossibile uscire.",
  draftsTitle: "Eliminare le bozze?",
  draftsText: "Hai del testo che non hai inviato o salvato. Uscendo viene eliminato da questo browser.",
  signOutAnyway: "Elimina ed esci",
  staySignedIn: "Resta connesso",
  showTour: "Mostra la visita guidata di questa pagina",
};
