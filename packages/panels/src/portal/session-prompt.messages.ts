import { defineMessages } from "./messages";

/** The text of the prompt alone, which loads with it. */
export const sessionPromptMessages = defineMessages("provider", { notNow: "Not now" });
