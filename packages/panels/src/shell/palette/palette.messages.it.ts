import type { Translation } from "../../portal/messages";
import type { paletteMessages } from "./palette.messages";

export const paletteItalian: Translation<typeof paletteMessages> = {
  label: "Cerca pagine, licenze, ordini, team e azioni",
  recent: "Recenti",
  pages: "Pagine",
  licenses: "Licenze",
  orders: "Ordini",
  teams: "Team",
  actions: "Azioni",
  empty: "Nessun risultato",
  licenseHint: (kind, date, isExpired) => `${kind}, ${isExpired ? "scaduta il" : "scade il"} ${date}`,
  keywords: {
    logout: "disconnetti esci sign out logout",
    theme: "tema scuro chiaro aspetto dark",
    cart: "acquisti ordine",
    profile: "impostazioni account nome immagine avatar password email notifiche fuso orario",
    sessions: "dispositivi browser computer",
  },
};
