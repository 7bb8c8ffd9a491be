import type { Translation } from "../../portal/messages";
import type { paletteMessages } from "./palette.messages";

export const paletteItalian: Translation<typeof paletteMessages> = {
  label: "Cerca pagine, licenze, team e azioni",
  pages: "Pagine",
  licenses: "Licenze",
  teams: "Team",
  actions: "Azioni",
  empty: "Nessun risultato",
};
