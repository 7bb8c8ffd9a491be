import type { Translation } from "../../provider/messages";
import type { profileMessages } from "./profile.messages";

export const profileItalian: Translation<typeof profileMessages> = {
  title: "Profilo",
  failed: "Impossibile recuperare i dati del profilo.",
  email: "Email",
  country: "Paese",
  organization: "Organizzazione",
};
