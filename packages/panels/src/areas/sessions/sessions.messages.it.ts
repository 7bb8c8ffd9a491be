import type { Translation } from "../../portal/messages";
import type { sessionsMessages } from "./sessions.messages";

export const sessionsItalian: Translation<typeof sessionsMessages> = {
  title: "Sessioni",
  webTitle: "Sessioni web",
  productTitle: (product) => `Sessioni di ${product}`,
  failedWeb: "Impossibile recuperare le sessioni web.",
  failedProduct: (product) => `Impossibile recuperare le sessioni di ${product}.`,
  emptyWeb: "Nessuna sessione web",
  emptyWebText: "Qui compaiono i browser che hanno effettuato l'accesso al portale.",
  emptyProduct: (product) => `Nessuna sessione di ${product}`,
  emptyProductText: (product) => `Qui compaiono i computer sui quali accedi con ${product}.`,

  columnClient: "Browser",
  columnUsername: "Nome utente",
  columnIp: "Indirizzo IP",
  columnLastLogin: "Ultimo accesso",
  columnLastSeen: "Ultima attività",
  columnActions: "Azioni",
  current: "Attuale",
  client: (browser, system) => `${browser} su ${system}`,
  unknownClient: "Browser sconosciuto",
  unnamed: "Senza nome",

  signOut: "Esci",
  signOutFrom: (name) => `Esci da ${name}`,
  signOutOthers: "Esci da tutte le altre",
  signOutAll: "Esci da tutte",
  cancel: "Annulla",

  endCurrentTitle: "Esci da questo browser",
  endCurrentText: "È il browser che stai usando. Ciò che non è salvato va perso e dovrai accedere di nuovo.",
  endWebTitle: "Esci dalla sessione",
  endWebText: (name, ip) => `${name}, ${ip}: ciò che lì non è salvato va perso e chi lo usa dovrà accedere di nuovo.`,
  endOthersTitle: "Esci da tutte le altre sessioni",
  endOthersText: (count) =>
    `L'accesso termina su ${count === 1 ? "un altro browser" : `altri ${count} browser`}. Ciò che lì non è salvato va perso. Questo browser resta connesso.`,
  endAllWebTitle: "Esci da tutte le sessioni",
  endAllWebText: (count) =>
    `L'accesso termina su ${count === 1 ? "un browser" : `${count} browser`}. Ciò che lì non è salvato va perso.`,
  endProductTitle: (product) => `Esci dalla sessione di ${product}`,
  endProductText: (name, product) =>
    `${product} su ${name} viene disconnesso e richiede un nuovo accesso prima di essere usato lì.`,
  endAllTitle: (product) => `Esci da tutte le sessioni di ${product}`,
  endAllText: (count, product) =>
    `${product} viene disconnesso su ${count === 1 ? "un computer" : `${count} computer`} e richiede un nuovo accesso prima di essere usato lì.`,

  endedOne: "Sessione terminata.",
  endedOthers: "Tutte le altre sessioni sono terminate.",
  endedAllWeb: "Tutte le sessioni sono terminate.",
  endedAll: (product) => `Tutte le sessioni di ${product} sono terminate.`,
  failedEndOne: "Impossibile uscire dalla sessione.",
  failedEndOthers: "Impossibile uscire da tutte le altre sessioni.",
  failedEndAllWeb: "Impossibile terminare tutte le sessioni.",
  failedEndAll: (product) => `Impossibile uscire da tutte le sessioni di ${product}.`,
};
