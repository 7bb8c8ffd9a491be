import { defineMessages } from "../../portal/messages";

/** The sign-out texts are separate, so that dialogs load them without the account's texts. */
export const signOutMessages = defineMessages("viewer", { signOutFailed: "Failed to sign out." });
