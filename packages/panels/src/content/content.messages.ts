import { defineMessages } from "../portal/messages";

/** Shown instead of a text whose code fails to load. */
export const contentMessages = defineMessages("content", {
  failed: "Failed to show this text.",
});
