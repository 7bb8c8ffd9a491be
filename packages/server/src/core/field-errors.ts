import { hasHiddenCharacters, isEmailAddress, withoutHiddenCharacters } from "@gatehouse/contract/viewer";
import { Refusal } from "../texts/refusal";
import type { Say } from "../texts/refusals.messages";

export interface TextRule {
  readonly max: number;
  readonly isRequired?: boolean;
  readonly isEmail?: boolean;
  /**
   * Whether to normalize the text to NFC, so that texts that look the same are equal: `ü` is one character, not `u` and
   * an accent.
   */
  readonly isNormalized?: boolean;
}

/** Collects the errors of a form by field. */
export class FieldErrors {
  readonly #fields: Record<string, Say[]> = {};

  /** Trims the text, checks it against the rule, and returns it. Errors are added to the field. */
  text(field: string, value: string | undefined, rule: TextRule): string {
    const { max, isRequired = false, isEmail = false, isNormalized = false } = rule;
    const trimmed = value?.trim() ?? "";
    const text = isNormalized ? trimmed.normalize("NFC") : trimmed;
    if (isRequired && withoutHiddenCharacters(text).trim() === "") this.add(field, (t) => t.field.notBlank);
    else if (isEmail && hasHiddenCharacters(value ?? "")) this.add(field, (t) => t.field.hiddenInEmail);
    else if (Array.from(text).length > max) this.add(field, (t) => t.field.atMostCharacters(max));
    else if (isEmail && text !== "" && !isEmailAddress(text)) this.add(field, (t) => t.field.notAnEmail);
    return text;
  }

  get fields(): Readonly<Record<string, readonly Say[]>> {
    return this.#fields;
  }

  has(field: string): boolean {
    return Object.hasOwn(this.#fields, field);
  }

  add(field: string, message: Say): void {
    (this.#fields[field] ??= []).push(message);
  }

  /** @throws {PortalError} `invalid` if a field has an error. */
  throwIfAny(): void {
    if (Object.keys(this.#fields).length > 0) throw new Refusal("invalid", { status: 400, fields: this.#fields });
  }
}
