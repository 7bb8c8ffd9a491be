import type { Translation } from "../../portal/messages";
import type { shortcutsMessages } from "./shortcuts.messages";

export const shortcutsItalian: Translation<typeof shortcutsMessages> = {
  title: "Scorciatoie da tastiera",
  general: "Ovunque",
  goTo: "Vai a una pagina",
  search: "Cerca nell'elenco di questa pagina",
  palette: "Cerca pagine, progetti, licenze, ordini, ticket, team e azioni",
  notification: "Vai alla notifica più recente e torna indietro",
  list: "Mostra le scorciatoie da tastiera",
  then: "poi",
  logHint: "Il log di una build ha tasti propri. Premi ? al suo interno per vederli.",
  isOn: "Usa le scorciatoie a tasto singolo",
  isOnHint: "Disattivale se detti il testo o se premi spesso tasti per errore. Ctrl K o ⌘ K continua a funzionare.",
};
