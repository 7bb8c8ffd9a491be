import type { Translation } from "./messages";
import type { providerMessages } from "./provider.messages";

export const providerItalian: Translation<typeof providerMessages> = {
  crashed: "Questa parte della pagina non funziona",
  retry: "Riprova",
  notLoaded: "Impossibile caricare questa parte. Controlla la connessione, poi riprova.",
  offline: "Sei offline. I dati mostrati potrebbero non essere aggiornati.",
  signIn: "Accedi",
  sessionEnded: "La sessione è terminata",
  sessionEndedText: "Nulla di ciò che hai scritto è perso. Accedi di nuovo, poi torna a questa scheda.",
  notNow: "Non ora",
  anotherAccount: (email: string) =>
    `Ora hai effettuato l'accesso come ${email}. Ciò che apparteneva all'account precedente non è più in questa pagina.`,
};
