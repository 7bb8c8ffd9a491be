import type { Translation } from "../../portal/messages";
import type { listToolsButtonMessages } from "./list-tools-button.messages";
import type { listToolsMessages } from "./list-tools.messages";

export const listToolsItalian: Translation<typeof listToolsMessages> & Translation<typeof listToolsButtonMessages> = {
  open: "Vista",
  openOf: (list) => `Vista: ${list}`,
  title: "Vista",
  close: "Chiudi",
  columns: "Colonne",
  columnsHint: "Il file CSV ha le stesse colonne.",
  resetColumns: "Ripristina colonne",
  density: "Densità",
  densities: { standard: "Normale", comfortable: "Ampia", compact: "Compatta" },
  views: "Viste salvate",
  viewsHint: "Una vista conserva ricerca, filtri e ordinamento. Resta in questo browser per il tuo account.",
  noViews: "Ancora nessuna vista salvata",
  openView: (name) => `Apri ${name}`,
  rename: (name) => `Rinomina ${name}`,
  delete: (name) => `Elimina ${name}`,
  name: "Nome",
  save: "Salva la vista",
  saveName: "Salva il nome",
  cancel: "Annulla",
  nameRequired: "Inserisci un nome",
  nameTooLong: (most) => `Usa al massimo ${most} caratteri`,
  nameTaken: "Un'altra vista ha questo nome",
  replace: (name) => `Sostituisci ${name}`,
  replaced: (name) => `Vista '${name}' sostituita.`,
  deleted: (name) => `Vista '${name}' eliminata.`,
  undo: "Annulla",
  notPutBack: (name) => `Non siamo riusciti a ripristinare la vista '${name}'.`,
  tooMany: (most) => `Puoi salvare fino a ${most} viste. Eliminane prima una.`,
};
