import type { Translation } from "../portal/messages";
import type { pagesMessages } from "./pages.messages";

export const pagesItalian: Translation<typeof pagesMessages> = {
  dashboard: "Dashboard",
  notFoundTitle: "404",
  notFoundText: "Pagina non trovata",
  backToHome: "Torna alla pagina iniziale",
};
