import { PortalError } from "@gatehouse/contract";
import { hasHiddenCharacters, isEmailAddress } from "@gatehouse/contract/viewer";

export interface TextRule {
  readonly max: number;
  readonly isRequired?: boolean;
  readonly isEmail?: boolean;
}

/** The refusal of a text with hidden characters. */
export const removeHidden = (what: "email address" | "coupon code" | "search") =>
  `Remove the hidden characters from the ${what}.`;

/** Collects what is wrong with a form, field by field, in Django REST Framework's words. */
export class FieldErrors {
  readonly #fields: Record<string, string[]> = {};

  /** The text trimmed, with its errors noted. */
  text(field: string, value: string | undefined, { max, isRequired = false, isEmail = false }: TextRule): string {
    const text = value?.trim() ?? "";
    if (isRequired && text === "") this.add(field, "This field may not be blank.");
    else if (isEmail && hasHiddenCharacters(value ?? "")) this.add(field, removeHidden("email address"));
    else if (Array.from(text).length > max) this.add(field, `Ensure this field has no more than ${max} characters.`);
    else if (isEmail && text !== "" && !isEmailAddress(text)) this.add(field, "Enter a valid email address.");
    return text;
  }

  has(field: string): boolean {
    return Object.hasOwn(this.#fields, field);
  }

  add(field: string, message: string): void {
    (this.#fields[field] ??= []).push(message);
  }

  /** @throws {PortalError} `invalid`, if anything was noted. */
  throwIfAny(): void {
    if (Object.keys(this.#fields).length > 0) throw new PortalError("invalid", { status: 400, fields: this.#fields });
  }
}
