import { defineMessages } from "../../provider/messages";

export const viewerMessages = defineMessages("viewer", {
  account: "Account",
  failed: "Failed to fetch the account.",
  retry: "Retry",
  logout: "Logout",
  signOutFailed: "Failed to sign out.",
});
