import { languageOf } from "./language";
import { type MailTexts, mailTexts } from "./mail.messages";
import { italianMailTexts } from "./mail.messages.it";

/** The email texts in an account's language. English if the language is unknown or not supported. */
export function mailTextsFor(language: string | null): MailTexts {
  return languageOf(language) === "it" ? italianMailTexts : mailTexts;
}
