import { type ticketLimits, ticketTextError } from "@gatehouse/contract/support";
import type { FieldErrors } from "../../core/field-errors";

const words = { subject: "Subject", message: "Message", comment: "Comment", version: "Version" } as const;

/** A text of a ticket, trimmed, with what is wrong with it noted. */
export function ticketText(
  errors: FieldErrors,
  field: string,
  input: string,
  name: keyof typeof ticketLimits,
  { min, max }: { readonly min: number; readonly max: number },
): string {
  const error = ticketTextError(input, name);
  if (error === "required") errors.add(field, "This field may not be blank.");
  if (error === "too-short") errors.add(field, `${words[name]} must be at least ${min} characters long`);
  if (error === "too-long") errors.add(field, `Ensure this field has no more than ${max} characters.`);
  return input.trim();
}
