import { languageOf } from "./language";
import { type MailTexts, mailTexts } from "./mail.messages";
import { italianMailTexts } from "./mail.messages.it";

/** The texts of email to an account, in its language where that is known and spoken here. */
export function mailTextsFor(language: string | null): MailTexts {
  return languageOf(language) === "it" ? italianMailTexts : mailTexts;
}
