import { defineMessages } from "../../portal/messages";

export const agreementMessages = defineMessages("agreement", {
  title: "License agreement",
  failedAgreement: "Failed to fetch the license agreement.",
  failedUser: "Failed to fetch the account.",
  accept: "I accept the license agreement.",
  marketing: "I want to receive marketing emails.",
  notifications: "I want to receive notification emails.",
  notAccepted: "Accept the license agreement to continue",
  notLoaded: "Wait until the license agreement is loaded",
  notShown: "We can't show the license agreement. Contact support to continue.",
  confirm: "Confirm",
  logout: "Logout",
  choicesFailed: "You accepted the license agreement, but we couldn't save your email choices. Confirm again.",
  failed: "Failed to accept the EULA. Please try again later.",
});
