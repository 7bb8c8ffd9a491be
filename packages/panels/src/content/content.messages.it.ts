import type { Translation } from "../portal/messages";
import type { contentMessages } from "./content.messages";
import type { shownContentMessages } from "./shown-content.messages";

export const contentItalian: Translation<typeof contentMessages> & Translation<typeof shownContentMessages> = {
  image: "Immagine",
  table: "Tabella",
  taskDone: "Fatto",
  taskOpen: "Da fare",
  failed: "Impossibile mostrare questo testo.",
};
