import type { Translation } from "./messages";
import type { newAccountMessages } from "./new-account.messages";
import type { providerMessages } from "./provider.messages";
import type { sessionPromptMessages } from "./session-prompt.messages";

export const providerItalian: Translation<typeof providerMessages> &
  Translation<typeof newAccountMessages> &
  Translation<typeof sessionPromptMessages> = {
  crashed: "Questa parte della pagina non funziona",
  retry: "Riprova",
  notLoaded: "Non siamo riusciti a caricare questa parte. Controlla la connessione, poi riprova.",
  offline: "Sei offline. Questa pagina potrebbe non essere aggiornata.",
  signIn: "Accedi",
  sessionEnded: "La tua sessione è terminata",
  sessionEndedText: "Ciò che hai scritto non è andato perso. Accedi di nuovo, poi torna a questa scheda.",
  notNow: "Non ora",
  anotherAccount: (email: string) =>
    `Ora hai effettuato l'accesso come ${email}. Questa pagina non mostra più l'account precedente.`,
};
