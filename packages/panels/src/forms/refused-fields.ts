import { isPortalError, serverMessage } from "@gatehouse/contract";

export interface Refusal {
  /** The server's messages about the form's fields. */
  readonly fields: Readonly<Record<string, string>>;
  /** The server's message about the whole form, or about fields that the form does not show. */
  readonly text: string | undefined;
}

/** Assigns a refusal to the fields of a form. The fields must have the same names as in the request's body. */
export function refusedFields(error: Error | null, names: readonly string[]): Refusal {
  // The prompt of the ended session says it, and the message would outlive the prompt.
  if (!isPortalError(error) || error.kind === "unauthenticated") return { fields: {}, text: undefined };
  const said = Object.entries(error.fields).map(([name, messages]) => [name, messages.join(" ")] as const);
  const elsewhere = said.filter(([name]) => !names.includes(name)).map(([, text]) => text);
  const whole = serverMessage(error);
  return {
    fields: Object.fromEntries(said.filter(([name]) => names.includes(name))),
    text: [...(whole === undefined ? [] : [whole]), ...elsewhere].join(" ") || undefined,
  };
}
