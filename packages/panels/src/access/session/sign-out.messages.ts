import { defineMessages } from "../../portal/messages";

/** The texts of sign-out, apart from the texts of the account: dialogs load it without them. */
export const signOutMessages = defineMessages("viewer", { signOutFailed: "Failed to sign out." });
