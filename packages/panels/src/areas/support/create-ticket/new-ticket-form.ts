import type { EndpointBody } from "@gatehouse/contract";
import { type support, type TicketProduct, ticketTextError } from "@gatehouse/contract/support";
import type { HelpSubject } from "../get-help/help-fact";
import { maskSecrets } from "../get-help/mask-secrets";
import type { TicketFormsTexts } from "../ticket-forms.messages";

export type NewTicketValues = EndpointBody<typeof support.create>;

/** The form's initial values: empty, or the facts of the thing that needs help. */
export function initialValues(help: HelpSubject | undefined, page: string, texts: TicketFormsTexts): NewTicketValues {
  const empty = { subject: "", description: "", license_type: "pro", os: "win11", software_version: "" } as const;
  if (help === undefined) return empty;
  const facts = [...help.facts, [texts.helpPage, page] as const]
    .filter(([, value]) => value != null && value !== "")
    .map(([label, value]) => `${label}: ${value}`);
  const text = facts.join("\n");
  return {
    ...empty,
    subject: texts.helpSubject(help.about),
    // A commit's message may contain secrets, as a log may.
    description: texts.helpMessage(help.log === undefined ? text : maskSecrets(text).text),
    license_type: productOf(help.product),
    software_version: help.version ?? "",
  };
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
