import type { Translation } from "../../../portal/messages";
import type { unpublishedNoticesMessages } from "./unpublished-notices.messages";

export const unpublishedNoticesItalian: Translation<typeof unpublishedNoticesMessages> = {
  unpublished: (tag, date) => `Hai scaricato ${tag}. È stata ritirata il ${date}.`,
  reason: (reason) => `Motivo: ${reason}`,
  successor: (tag) => `Usa ${tag} al suo posto.`,
  replaced: "Il suo file è stato sostituito. Scaricala di nuovo.",
  dismiss: "Ignora",
  dismissOf: (tag) => `Ignora l'avviso su ${tag}`,
};
