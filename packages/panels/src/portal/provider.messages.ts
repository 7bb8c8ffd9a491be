import { defineMessages } from "./messages";

export const providerMessages = defineMessages("provider", {
  crashed: "This part of the page failed",
  retry: "Retry",
  notLoaded: "This could not be loaded. Check the connection, then try again.",
  signInTitle: "Sign in to continue",
  signInText: "What stands here belongs to an account.",
  signIn: "Sign in",
  confirmProfileTitle: "Confirm your profile to continue",
  confirmProfileText: "The profile of this account has not been confirmed yet.",
  confirmProfile: "Confirm profile",
  sessionEnded: "Your session has ended",
  sessionEndedText: "Nothing that you typed is lost. Sign in again, then come back to this tab.",
  notNow: "Not now",
  productMismatch: (configured: string, served: string | undefined) =>
    `This page is set up for ${configured}, but the server ${served === undefined ? "doesn't know this product" : `is for the product "${served}"`}. Tell the site's administrator.`,
  anotherAccount: (email: string) =>
    `You are now signed in as ${email}. What belonged to the account before is gone from this page.`,
});
