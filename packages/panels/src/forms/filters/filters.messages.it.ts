import type { Translation } from "../../portal/messages";
import type { filtersMessages } from "./filters.messages";

export const filtersItalian: Translation<typeof filtersMessages> = {
  title: "Filtri",
  button: (active) => (active === 0 ? "Filtri" : `Filtri, ${active} ${active === 1 ? "attivo" : "attivi"}`),
  reset: "Reimposta",
  show: (count) => (count === 1 ? "Mostra 1 risultato" : `Mostra ${count} risultati`),
};
