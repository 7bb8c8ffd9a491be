import type { Translation } from "../../provider/messages";
import type { ordersMessages } from "./orders.messages";

const inviato = "Il tuo ordine è stato inviato. Il nostro reparto vendite ti contatterà.";

export const ordersItalian: Translation<typeof ordersMessages> = {
  title: "Ordini",
  failedList: "Impossibile recuperare gli ordini.",
  empty: "Nessun ordine trovato",
  emptyText: "Qui appare ciò che invii dal carrello.",
  openCart: "Apri il carrello",
  columnNumber: "Ordine",
  columnCreated: "Creato il",
  columnStatus: "Stato",
  columnProgress: "Avanzamento",
  statuses: {
    cr: "Creato",
    wq: "In attesa di preventivo",
    wp: "In attesa dell'ordine d'acquisto",
    de: "Consegnato",
    ca: "Annullato",
    unknown: "Stato sconosciuto",
  },
  explanations: { cr: "Il tuo ordine è stato creato.", wq: inviato, wp: inviato, de: "Il tuo ordine è stato consegnato.", ca: "Il tuo ordine è stato annullato.", unknown: "" },
  stations: { done: "fatto", current: "ora", waiting: "in arrivo", failed: "terminato qui", void: "non raggiunto" },

  orderTitle: "Ordine",
  orderNumber: (number) => `Ordine ${number}`,
  progress: "Avanzamento",
  progressLabel: (percent) => `Avanzamento, ${percent}%`,
  percent: (percent) => `${percent}%`,
  createdOn: (date) => `Creato il ${date}`,
  failedOrder: "Impossibile recuperare l'ordine.",
  rows: "Articoli ordinati",
  failedRows: "Impossibile recuperare le righe dell'ordine.",
  emptyRows: "Questo ordine non ha righe",
  columnItem: "Articolo",
  columnType: "Tipo",
  columnTerm: "Durata",
  columnRemote: "Servizi remoti",
  columnQuantity: "Quantità",
  types: { smart: "SMART", pro: "PRO", unknown: "Tipo sconosciuto" },
  newLicense: (type) => `Nuova licenza ${type}`,
  renewalOf: "Rinnovo di",
  unknownItem: "Articolo sconosciuto",
  years: (years) => `${years} ${years === 1 ? "anno" : "anni"}`,
  on: "Attivi",
  off: "Non attivi",
};
