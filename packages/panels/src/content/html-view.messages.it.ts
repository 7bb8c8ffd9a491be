import type { Translation } from "../portal/messages";
import type { htmlViewMessages } from "./html-view.messages";

export const htmlViewItalian: Translation<typeof htmlViewMessages> = {
  unreadable: "Impossibile mostrare questo testo. Non è HTML che possa stare in una pagina.",
};
