import type { Translation } from "../../portal/messages";
import type { cartMessages } from "./cart.messages";
import type { cartButtonMessages } from "./cart-button/cart-button.messages";

const licenze = (count: number) => `${count} ${count === 1 ? "licenza" : "licenze"}`;

export const cartItalian: Translation<typeof cartMessages> & Translation<typeof cartButtonMessages> = {
  title: "Carrello",
  panelTitle: "Articoli nel carrello",
  button: (count) => `Carrello, ${count} ${count === 1 ? "articolo" : "articoli"}`,
  buttonUnknown: "Carrello",
  failedList: "Impossibile recuperare il carrello.",
  empty: "Il carrello è vuoto",
  emptyText: "Aggiungi qui una nuova licenza, oppure rinnovane una dalla pagina delle licenze.",

  columnItem: "Articolo",
  columnType: "Tipo",
  columnTerm: "Durata",
  columnRemote: "Servizi remoti",
  columnExpires: "Scadenza",
  columnQuantity: "Quantità",
  columnActions: "Azioni",
  types: { smart: "SMART", pro: "PRO", unknown: "Tipo sconosciuto" },
  newLicense: (type) => `Nuova licenza ${type}`,
  renewalOf: "Rinnovo di",
  unknownItem: "Articolo sconosciuto",
  years: (years) => `${years} ${years === 1 ? "anno" : "anni"}`,
  specialPrice: "prezzo speciale",
  firstYearIncluded: "primo anno incluso",
  on: "Attivi",
  off: "Non attivi",
  quantityOf: (item) => `Quantità di ${item}`,
  fewer: (item) => `Diminuisci la quantità di ${item}`,
  more: (item) => `Aumenta la quantità di ${item}`,
  remove: (item) => `Rimuovi ${item}`,
  countErrors: {
    missing: "Il numero di licenze è obbligatorio",
    "not-whole": "Il numero di licenze deve essere intero",
    "too-few": "Il numero di licenze deve essere almeno 1",
    "too-many": "Il numero di licenze non può superare 100",
  },
  failedQuantity: "Impossibile aggiornare la quantità. Riprova più tardi.",
  changedElsewhere: "Il carrello è stato modificato altrove. Ora vedi la versione più recente.",
  failedRemove: "Impossibile rimuovere la riga dal carrello.",
  removed: "Rimossa dal carrello.",
  undo: "Annulla",
  putBack: "Rimessa nel carrello.",
  failedPutBack: "Non siamo riusciti a rimetterla nel carrello.",

  total: licenze,
  totalHint: "Ora non devi pagare nulla. Il nostro reparto vendite ti invierà un preventivo.",
  submit: "Invia ordine",
  submitTitle: "Invia ordine",
  submitText: (count) =>
    `Stai per ordinare ${licenze(count)}. Il nostro reparto vendite ti contatterà con un preventivo.`,
  submitSuccess: "L'ordine è stato inviato. Il nostro reparto vendite ti contatterà.",
  failedSubmit: "Impossibile inviare il carrello. Riprova più tardi.",
  unconfirmedSubmit:
    "Non abbiamo potuto verificare se l'ordine è stato inviato. Controlla i tuoi ordini prima di riprovare.",
  cancel: "Annulla",
  close: "Chiudi",

  addLicense: "Aggiungi nuova licenza",
  addTitle: "Nuova licenza PRO",
  addText: "Il primo anno è incluso. Gli anni successivi sono un rinnovo.",
  duration: "Durata",
  durationRequired: "La durata è obbligatoria",
  durationPlaceholder: "Scegli una durata",
  licenseCount: "Numero di licenze",
  licenseCountHint: "Da 1 a 100",
  tooManyInAll: (held) =>
    `Il numero di licenze non può superare 100 e il carrello ne contiene già ${held} per questa durata`,
  addSubmit: "Aggiungi al carrello",
  addSuccess: "Aggiunta al carrello.",
  failedAdd: "Impossibile aggiungere la licenza al carrello. Riprova.",
  unconfirmedChange:
    "Non abbiamo potuto verificare se il carrello è cambiato. Controlla il carrello prima di riprovare.",

  renewTitle: (count) => (count === 1 ? "Rinnova licenza" : `Rinnova ${count} licenze`),
  renewText: "La nuova durata inizia quando termina quella attuale. Per una licenza scaduta inizia dalla consegna.",
  renewLicenses: "Licenze da rinnovare",
  renewAll: (count) => `Tutte le ${count} licenze`,
  renewExpires: (type, date) => `${type}, scade il ${date}`,
  renewExpired: (type, date) => `${type}, scaduta il ${date}`,
  renewSubmit: "Aggiungi al carrello",
  renewAndView: "Aggiungi e vedi il carrello",
  viewCart: "Vedi il carrello",
  viewOrder: "Vedi l'ordine",
  renewSuccess: (count) =>
    count === 1 ? "Il rinnovo è stato aggiunto al carrello." : `${count} rinnovi sono stati aggiunti al carrello.`,
  renewNone: "Scegli almeno una licenza",
  renewNotAdded: "Non aggiunta. Riprova più tardi.",
  failedRenew: "Impossibile aggiungere alcuni rinnovi al carrello. Riprova più tardi.",
};
