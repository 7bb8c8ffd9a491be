import type { Translation } from "../portal/messages";
import type { htmlViewMessages } from "./html-view.messages";

export const htmlViewItalian: Translation<typeof htmlViewMessages> = {
  unreadable: "Impossibile mostrare questo testo. Il suo HTML non funziona all'interno di una pagina.",
};
