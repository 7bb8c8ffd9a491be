import type { Translation } from "../portal/messages";
import type { formsMessages } from "./forms.messages";

export const formsItalian: Translation<typeof formsMessages> = {
  unsavedTitle: "Scartare le modifiche?",
  unsavedText: "Hai modifiche non salvate. Se lasci questa pagina ora, andranno perse.",
  discardChanges: "Scarta le modifiche",
  keepEditing: "Continua a modificare",
};
