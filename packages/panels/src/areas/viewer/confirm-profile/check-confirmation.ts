import {
  confirmationLimits,
  hasHiddenCharacters,
  isEmailAddress,
  type ProfileConfirmation,
} from "@gatehouse/contract/viewer";
import type { confirmProfileMessages } from "./confirm-profile.messages";

/** The form's fields, with the endpoint's names. The form also shows the account's email, which isn't a field. */
export interface ConfirmationValues extends Required<ProfileConfirmation> {
  readonly confirm: boolean;
}

type Texts = typeof confirmProfileMessages.english;

/** The first problem of each field of the form. */
export function checkConfirmation(
  values: ConfirmationValues,
  texts: Texts,
): { readonly [K in keyof ConfirmationValues]: string | undefined } {
  const tooLong = (name: keyof typeof confirmationLimits, text: (max: number) => string) =>
    Array.from(values[name].trim()).length > confirmationLimits[name] ? text(confirmationLimits[name]) : undefined;
  const missing = (name: Exclude<keyof ConfirmationValues, "confirm">, text: string) =>
    values[name].trim() === "" ? text : undefined;
  return {
    first_name: missing("first_name", texts.firstNameRequired) ?? tooLong("first_name", texts.firstNameTooLong),
    last_name: missing("last_name", texts.lastNameRequired) ?? tooLong("last_name", texts.lastNameTooLong),
    contact_email: wrongEmail(values.contact_email, texts) ?? tooLong("contact_email", texts.emailTooLong),
    country: missing("country", texts.countryRequired),
    location: tooLong("location", texts.locationTooLong),
    institute: missing("institute", texts.instituteRequired) ?? tooLong("institute", texts.instituteTooLong),
    job_function: tooLong("job_function", texts.jobFunctionTooLong),
    confirm: values.confirm ? undefined : texts.confirmRequired,
  };
}

function wrongEmail(typed: string, texts: Texts): string | undefined {
  if (hasHiddenCharacters(typed)) return texts.emailHidden;
  const email = typed.trim();
  return email !== "" && !isEmailAddress(email) ? texts.emailInvalid : undefined;
}
