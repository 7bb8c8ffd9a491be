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
  endCurrentText: "Stai usando questo browser. Il lavoro non salvato andrà perso e dovrai accedere di nuovo.",
  endWebTitle: "Esci dalla sessione",
  endWebText: (name, ip) => `La sessione di ${name} su ${ip} verrà terminata. Il lavoro non salvato lì andrà perso.`,
  endOthersTitle: "Esci da tutte le altre sessioni",
  endOthersText: (count) =>
    `Uscirai da ${count === 1 ? "un altro browser" : `altri ${count} browser`}. Il lavoro non salvato lì andrà perso. Questo browser resta connesso.`,
  endAllWebTitle: "Esci da tutte le sessioni",
  endAllWebText: (count) =>
    `Verranno terminate le sessioni di ${count === 1 ? "un browser" : `${count} browser`}. Il lavoro non salvato lì andrà perso.`,
  endProductTitle: (product) => `Esci dalla sessione di ${product}`,
  endProductText: (name, product) => `${product} verrà disconnesso su ${name}. Per usarlo lì, accedi di nuovo.`,
  endAllTitle: (product) => `Esci da tutte le sessioni di ${product}`,
  endAllText: (count, product) =>
    `${product} verrà disconnesso su ${count === 1 ? "un computer" : `${count} computer`}. Per usarlo lì, accedi di nuovo.`,

  endedOne: "Sessione terminata.",
  endedOthers: "Tutte le altre sessioni sono terminate.",
  endedAllWeb: "Tutte le sessioni sono terminate.",
  endedAll: (product) => `Tutte le sessioni di ${product} sono terminate.`,
  failedEndOne: "Impossibile uscire dalla sessione.",
  failedEndOthers: "Impossibile uscire da tutte le altre sessioni.",
  failedEndAllWeb: "Impossibile uscire da tutte le sessioni.",
  failedEndAll: (product) => `Impossibile uscire da tutte le sessioni di ${product}.`,
};
