import type { Translation } from "./messages";
import type { providerMessages } from "./provider.messages";

export const providerItalian: Translation<typeof providerMessages> = {
  crashed: "Questa parte della pagina non funziona",
  retry: "Riprova",
  notLoaded: "Impossibile caricare questa parte. Controlla la connessione, poi riprova.",
  signInTitle: "Accedi per continuare",
  signInText: "Questo contenuto appartiene a un account.",
  signIn: "Accedi",
  confirmProfileTitle: "Conferma il tuo profilo per continuare",
  confirmProfileText: "Il profilo di questo account non è ancora stato confermato.",
  confirmProfile: "Conferma il profilo",
  sessionEnded: "La sessione è terminata",
  sessionEndedText: "Nulla di ciò che hai scritto è perso. Accedi di nuovo, poi torna a questa scheda.",
  notNow: "Non ora",
  productMismatch: (configured, served) =>
    `Questa pagina è configurata per ${configured}, ma il server ${served === undefined ? "non conosce questo prodotto" : `è per il prodotto "${served}"`}. Avvisa l'amministratore del sito.`,
  anotherAccount: (email: string) =>
    `Ora hai effettuato l'accesso come ${email}. Ciò che apparteneva all'account precedente non è più in questa pagina.`,
};
