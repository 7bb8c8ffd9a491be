import { type ticketLimits, ticketTextError } from "@gatehouse/contract/support";
import type { FieldErrors } from "../../core/field-errors";

/** A text of a ticket, trimmed, with what is wrong with it noted. */
export function ticketText(
  errors: FieldErrors,
  field: string,
  input: string,
  name: keyof typeof ticketLimits,
  { min, max }: { readonly min: number; readonly max: number },
): string {
  const error = ticketTextError(input, name);
  if (error === "required") errors.add(field, (t) => t.field.notBlank);
  if (error === "too-short") errors.add(field, (t) => t.support[`${name}TooShort`](min));
  if (error === "too-long") errors.add(field, (t) => t.field.atMostCharacters(max));
  return input.trim();
}
