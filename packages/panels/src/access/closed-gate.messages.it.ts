import type { Translation } from "../portal/messages";
import type { closedMessages } from "./closed-gate.messages";

export const closedItalian: Translation<typeof closedMessages> = {
  signInTitle: "Accedi per continuare",
  signInText: "Accedi per vedere le tue licenze e il tuo account.",
  confirmProfileTitle: "Conferma il tuo profilo per continuare",
  confirmProfileText: "Non hai ancora confermato il tuo profilo.",
  confirmProfile: "Conferma il profilo",
};
