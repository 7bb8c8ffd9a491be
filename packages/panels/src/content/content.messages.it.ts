import type { Translation } from "../portal/messages";
import type { contentMessages } from "./content.messages";

export const contentItalian: Translation<typeof contentMessages> = {
  image: "Immagine",
  table: "Tabella",
  taskDone: "Fatto",
  taskOpen: "Da fare",
  failed: "Impossibile mostrare questo testo.",
};
