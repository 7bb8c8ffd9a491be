import { type ticketLimits, ticketTextError } from "@gatehouse/contract/support";
import type { FieldErrors } from "../../core/field-errors";

/** Trims and checks a text of a ticket, and returns it. Errors are added to the field. */
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
