import type { EndpointBody } from "@gatehouse/contract";
import { type support, type TicketProduct, ticketTextError } from "@gatehouse/contract/support";
import type { HelpSubject } from "../get-help/help-fact";
import { maskSecrets } from "../get-help/mask-secrets";
import type { TicketFormsTexts } from "../ticket-forms.messages";

export type NewTicketValues = Required<EndpointBody<typeof support.create>>;

/** The form's initial values: empty, or the facts of the object that the user needs help with. */
export function initialValues(help: HelpSubject | undefined, page: string, texts: TicketFormsTexts): NewTicketValues {
  const empty = { subject: "", description: "", license_type: "pro", os: "win11", software_version: "" } as const;
  if (help === undefined) return empty;
  const facts = [...help.facts, [texts.helpPage, page] as const]
    .filter(([, value]) => value != null && value !== "")
    .map(([label, value]) => `${label}: ${value}`);
  return withoutSecrets(
    {
      ...empty,
      subject: texts.helpSubject(help.about),
      description: texts.helpMessage(facts.join("\n")),
      license_type: productOf(help.product),
      software_version: help.version ?? "",
    },
    help,
    page,
  );
}

/** The path of the page with the help button, without the query, which may contain a search text. */
export const pageOf = (address: string): string => address.replace(/[?#].*$/s, "");

/**
 * Masks secrets in a ticket about a build or simulation. Commit messages and pasted log lines may contain some. Tickets
 * about licenses or orders stay as they are, because support needs their serial numbers.
 * @param page - stays unmasked, because it contains GUIDs, which would look like keys
 */
export function withoutSecrets<Values extends Partial<NewTicketValues>>(
  values: Values,
  help: HelpSubject | undefined,
  page: string,
): Values {
  if (help?.log === undefined) return values;
  const masked = (text: string) =>
    page === ""
      ? maskSecrets(text).text
      : text
          .split(page)
          .map((part) => maskSecrets(part).text)
          .join(page);
  const texts = Object.entries(values).map(([name, value]) => [name, masked(String(value))]);
  return { ...values, ...(Object.fromEntries(texts) as Partial<Values>) };
}

function productOf(product: TicketProduct | undefined): NewTicketValues["license_type"] {
  return product === "smart" ? "smart" : "pro";
}

/** The problem of each text of a new ticket. */
export function newTicketErrors(
  { subject, description, software_version: version }: NewTicketValues,
  texts: TicketFormsTexts,
): { readonly [Name in keyof NewTicketValues]?: string | undefined } {
  const subjectError = ticketTextError(subject, "subject");
  const messageError = ticketTextError(description, "message");
  return {
    subject:
      subjectError &&
      { required: texts.subjectRequired, "too-short": texts.subjectTooShort, "too-long": texts.subjectTooLong }[
        subjectError
      ],
    description:
      messageError &&
      { required: texts.messageRequired, "too-short": texts.messageTooShort, "too-long": texts.messageTooLong }[
        messageError
      ],
    software_version: ticketTextError(version, "version") && texts.versionTooLong,
  };
}
