import { StartupError } from "./startup-error";

// SQLSTATE codes of a database in which the tables can't be created.
const sentences: Readonly<Record<string, string>> = {
  "42501": "The user of DATABASE_URL may not create tables and schemas (42501). Make it the database's owner.",
  "25006": "The database of DATABASE_URL is read-only (25006), such as a standby. Name the primary server.",
};

/** The error of setting up the tables: a sentence if an operator can correct the cause, otherwise the error itself. */
export function setUpError(error: unknown): unknown {
  for (let at = error; at instanceof Error; at = at.cause) {
    const sentence = sentences[String((at as { readonly code?: unknown }).code)];
    if (sentence !== undefined) return new StartupError(sentence);
  }
  return error;
}
