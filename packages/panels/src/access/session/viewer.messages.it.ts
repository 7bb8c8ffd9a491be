import type { Translation } from "../../portal/messages";
import type { signOutMessages } from "./sign-out.messages";
import type { viewerMessages } from "./viewer.messages";

export const viewerItalian: Translation<typeof viewerMessages> & Translation<typeof signOutMessages> = {
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
  showTour: "Mostra la visita guidata di questa pagina",
};
