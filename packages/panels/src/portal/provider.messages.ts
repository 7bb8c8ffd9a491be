import { defineMessages } from "./messages";

export const providerMessages = defineMessages("provider", {
  crashed: "This part of the page failed",
  retry: "Retry",
  notLoaded: "This could not be loaded. Check the connection, then try again.",
  offline: "You're offline. What is shown may be out of date.",
  signIn: "Sign in",
  sessionEnded: "Your session has ended",
  sessionEndedText: "Nothing that you typed is lost. Sign in again, then come back to this tab.",
  notNow: "Not now",
  anotherAccount: (email: string) =>
    `You are now signed in as ${email}. What belonged to the account before is gone from this page.`,
});
