import { defineMessages } from "../../portal/messages";

export const agreementMessages = defineMessages("agreement", {
  title: "License agreement",
  failedAgreement: "Failed to fetch the license agreement.",
  failedUser: "Failed to fetch the account.",
  accept: "I accept the license agreement.",
  marketing: "I want to receive marketing emails.",
  notifications: "I want to receive notification emails.",
  notAccepted: "Accept the license agreement to continue",
  confirm: "Confirm",
  logout: "Logout",
  failed: "Failed to accept the EULA. Please try again later.",
});
