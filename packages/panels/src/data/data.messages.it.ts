import type { Translation } from "../portal/messages";
import type { dataMessages } from "./data.messages";
import type { failureLineMessages } from "./failure-line.messages";
import type { foundMessages } from "./found.messages";
import type { writeMessages } from "./write.messages";

export const dataItalian: Translation<typeof dataMessages> &
  Translation<typeof failureLineMessages> &
  Translation<typeof foundMessages> &
  Translation<typeof writeMessages> = {
  retry: "Riprova",
  reasons: {
    network: "Non riusciamo a raggiungere il server. Controlla la connessione.",
    timeout: "Il server ha impiegato troppo tempo a rispondere. Riprova.",
    unauthenticated: "La tua sessione è terminata. Accedi di nuovo.",
    forbidden: "Non hai l'autorizzazione per questa operazione.",
    "not-found": "Non esiste o non è più disponibile.",
    throttled: "Troppe richieste. Attendi un momento, poi riprova.",
    server: "Si è verificato un problema da parte nostra. Riprova tra poco.",
    contract: "Abbiamo ricevuto una risposta inattesa. Ricarica la pagina.",
  },
  unreachable: "Non riusciamo a raggiungere il server. Questa pagina potrebbe non essere aggiornata.",
  stale: "Questi dati potrebbero non essere aggiornati.",
  unconfirmed: "Non abbiamo potuto verificare se l'operazione è stata eseguita. Controlla prima di riprovare.",
  details: "Dettagli",
  copyDetails: "Copia i dettagli",
  noSuchPage: "Questa pagina non esiste o non è più disponibile.",
  requestId: (id) => `Richiesta ${id}`,
};
