import { isPortalError, PortalError, type PortalErrorKind } from "@gatehouse/contract";
import type { Language } from "./language";
import { type Refusals, refusals, type Say } from "./refusals.messages";
import { italianRefusals } from "./refusals.messages.it";

const inLanguages: Readonly<Record<Language, Refusals>> = { en: refusals, it: italianRefusals };

export interface RefusalOptions {
  readonly status?: number;
  readonly detail?: Say;
  readonly fields?: Readonly<Record<string, readonly Say[]>>;
  readonly messages?: readonly Say[];
  readonly retryAfterMs?: number;
}

/**
 * A {@link PortalError} that the server throws. Its texts are English, and can be translated to every supported
 * language.
 */
export class Refusal extends PortalError {
  readonly #options: RefusalOptions;

  constructor(kind: PortalErrorKind, options: RefusalOptions = {}) {
    super(kind, said(options, refusals));
    this.#options = options;
  }

  in(language: Language): PortalError {
    return language === "en" ? this : new PortalError(this.kind, said(this.#options, inLanguages[language]));
  }
}

function said({ detail, fields, messages, ...rest }: RefusalOptions, texts: Refusals) {
  return {
    ...rest,
    ...(detail !== undefined && { detail: detail(texts) }),
    ...(messages !== undefined && { messages: messages.map((say) => say(texts)) }),
    ...(fields !== undefined && {
      fields: Object.fromEntries(
        Object.entries(fields).map(([field, says]) => [field, says.map((say) => say(texts))] as const),
      ),
    }),
  };
}

/** Translates the texts of a thrown {@link Refusal}. Other values are returned as they are. */
export function inLanguage<Thrown>(thrown: Thrown, language: Language): Thrown | PortalError {
  return isPortalError(thrown) && thrown instanceof Refusal ? thrown.in(language) : thrown;
}

export function sayIn(language: Language, say: Say): string {
  return say(inLanguages[language]);
}
