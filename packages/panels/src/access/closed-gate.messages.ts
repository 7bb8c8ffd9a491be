import { defineMessages } from "../portal/messages";

/** Texts that replace a panel without access. */
export const closedMessages = defineMessages("provider", {
  signInTitle: "Sign in to continue",
  signInText: "Sign in to see your licenses and account.",
  confirmProfileTitle: "Confirm your profile to continue",
  confirmProfileText: "You haven't confirmed your profile yet.",
  confirmProfile: "Confirm profile",
});
