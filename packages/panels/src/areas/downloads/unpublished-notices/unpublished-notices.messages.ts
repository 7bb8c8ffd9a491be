import { defineMessages } from "../../../portal/messages";

/** The texts about unpublished versions that the viewer has downloaded. */
export const unpublishedNoticesMessages = defineMessages("unpublished-notices", {
  unpublished: (tag: string, date: string) => `You downloaded ${tag}. It was unpublished on ${date}.`,
  reason: (reason: string) => `Reason: ${reason}`,
  successor: (tag: string) => `Use ${tag} instead.`,
  replaced: "Its file was replaced. Download it again.",
  dismiss: "Dismiss",
  dismissOf: (tag: string) => `Dismiss the notice about ${tag}`,
});
