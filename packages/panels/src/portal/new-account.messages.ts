import { defineMessages } from "./messages";

export const newAccountMessages = defineMessages("provider", {
  anotherAccount: (email: string) =>
    `You're now signed in as ${email}. This page no longer shows the previous account.`,
});
