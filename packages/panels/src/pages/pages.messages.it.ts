import type { Translation } from "../portal/messages";
import type { notFoundMessages } from "./not-found.messages";
import type { pagesMessages } from "./pages.messages";

export const pagesItalian: Translation<typeof pagesMessages> & Translation<typeof notFoundMessages> = {
  dashboard: "Dashboard",
  notFoundTitle: "404",
  notFoundText: "Pagina non trovata",
  backToHome: "Torna alla home",
  notFoundReason: "Il link potrebbe essere vecchio, o la pagina potrebbe appartenere a un altro account.",
  didYouMean: "Forse cercavi",
  screenNames: {
    licenses: "Licenze",
    orders: "Ordini",
    downloads: "Download",
    support: "Assistenza",
    profile: "Profilo",
    sessions: "Sessioni",
    projects: "Progetti",
    shoppingCart: "Carrello",
  },
};
