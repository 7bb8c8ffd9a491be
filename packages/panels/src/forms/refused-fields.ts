import { isPortalError, serverMessage } from "@gatehouse/contract";

export interface Refusal {
  /** The server's messages about the form's fields. */
  readonly fields: Readonly<Record<string, string>>;
  /** Its message about the whole, or about fields that the form does not show. */
  readonly text: string | undefined;
}

/** A refusal, laid out over the fields of a form. The form's fields are named as the call's body names them. */
export function refusedFields(error: Error | null, names: readonly string[]): Refusal {
  if (!isPortalError(error)) return { fields: {}, text: undefined };
  const said = Object.entries(error.fields).map(([name, messages]) => [name, messages.join(" ")] as const);
  const elsewhere = said.filter(([name]) => !names.includes(name)).map(([, text]) => text);
  const whole = serverMessage(error);
  return {
    fields: Object.fromEntries(said.filter(([name]) => names.includes(name))),
    text: [...(whole === undefined ? [] : [whole]), ...elsewhere].join(" ") || undefined,
  };
}
