import { defineMessages } from "../../portal/messages";

export const draftsMessages = defineMessages("viewer", {
  draftsTitle: "Delete your drafts?",
  draftsText: "You have text that you haven't sent or saved. Signing out deletes it from this browser.",
  signOutAnyway: "Delete and sign out",
  staySignedIn: "Stay signed in",
});
