import type { KeptDraft } from "../../../forms/kept-draft";
import type { NewTicketValues } from "./new-ticket-form";

/**
 * The values of a kept draft. What the user left as it was follows the given values, which may have changed since: a
 * build has another status, the portal another language. A draft that was sent stays as it was sent.
 * @param given - the form's values without a draft
 * @returns undefined if nothing was kept, or nothing that this form can show
 */
export function restoredValues(kept: KeptDraft | undefined, given: NewTicketValues): NewTicketValues | undefined {
  const written = valuesOf(kept?.text, given);
  const base = valuesOf(kept?.base, given);
  if (written === undefined || base === undefined || kept?.sent !== undefined) return written;
  const isChanged = (name: keyof NewTicketValues) => written[name] !== base[name];
  const changed = (Object.keys(given) as (keyof NewTicketValues)[]).filter(isChanged);
  if (changed.length === 0) return undefined;
  return { ...given, ...Object.fromEntries(changed.map((name) => [name, written[name]])) };
}

function valuesOf(json: string | undefined, given: NewTicketValues): NewTicketValues | undefined {
  try {
    const values = JSON.parse(json ?? "null") as Readonly<Record<string, unknown>> | null;
    const isText = (name: string) => typeof values?.[name] === "string";
    return Object.keys(given).every(isText) ? (values as unknown as NewTicketValues) : undefined;
  } catch {
    return undefined;
  }
}
