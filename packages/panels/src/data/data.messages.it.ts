import type { Translation } from "../portal/messages";
import type { dataMessages } from "./data.messages";

export const dataItalian: Translation<typeof dataMessages> = {
  retry: "Riprova",
  reasons: {
    network: "Il server non è raggiungibile. Controlla la connessione.",
    timeout: "Il server ha impiegato troppo tempo a rispondere.",
    unauthenticated: "La sessione è terminata. Accedi di nuovo.",
    forbidden: "Questo account non ha il permesso necessario.",
    "not-found": "Non esiste o non è più disponibile.",
    throttled: "Troppe richieste. Attendi un momento.",
    server: "Il server ha un problema.",
    contract: "Il server ha dato una risposta che questa versione non sa leggere.",
  },
  stale: "I dati mostrati potrebbero non essere aggiornati.",
  unconfirmed: "Non abbiamo potuto verificare se l'operazione è stata eseguita. Controlla prima di riprovare.",
  requestId: (id) => `Richiesta ${id}`,
};
