import { defineMessages } from "./messages";

/** The prompt's own text, which loads with the prompt. */
export const sessionPromptMessages = defineMessages("provider", { notNow: "Not now" });
