import type { Translation } from "../../portal/messages";
import type { bulkMessages } from "./bulk.messages";

export const bulkItalian: Translation<typeof bulkMessages> = {
  selected: (count) => (count === 1 ? "1 licenza selezionata" : `${count} licenze selezionate`),
  selectMatching: (count) => `Seleziona tutte le ${count} licenze che corrispondono`,
  hidden: (count) => (count === 1 ? "1 non corrisponde ai filtri." : `${count} non corrispondono ai filtri.`),
  clear: "Annulla la selezione",
  exportCsv: "Esporta CSV",
};
