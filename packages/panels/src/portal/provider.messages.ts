import { defineMessages } from "./messages";

export const providerMessages = defineMessages("provider", {
  crashed: "This part of the page stopped working",
  retry: "Retry",
  notLoaded: "We couldn't load this. Check your connection, then try again.",
  offline: "You're offline. This page may be out of date.",
  signIn: "Sign in",
  sessionEnded: "Your session has ended",
  sessionEndedText: "Nothing you typed is lost. Sign in again, then come back to this tab.",
});
