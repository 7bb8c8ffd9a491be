import type { Translation } from "../../provider/messages";
import type { paletteMessages } from "./palette.messages";

export const paletteItalian: Translation<typeof paletteMessages> = {
  label: "Cerca pagine, licenze e azioni",
  pages: "Pagine",
  licenses: "Licenze",
  actions: "Azioni",
  empty: "Nessun risultato",
};
