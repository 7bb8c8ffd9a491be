import { defineMessages } from "../../portal/messages";

/** What sign-out says, apart from the texts of the account: dialogs load it without them. */
export const signOutMessages = defineMessages("viewer", { signOutFailed: "Failed to sign out." });
