import type { Country, User } from "@gatehouse/contract/viewer";
import { viewer } from "@gatehouse/contract/viewer";
import { Banner, Button, Checkbox, NativeSelect, type NativeSelectOption, TextField } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useMemo, useState } from "react";
import { useAction } from "../../../data/use-action";
import { useForm } from "../../../forms/use-form";
import { useUnsavedGuard } from "../../../forms/use-unsaved-guard";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { countryNames } from "../country-names";
import { findProfileConfirmed } from "../viewer.look-ups";
import { checkConfirmation, type ConfirmationValues } from "./check-confirmation";
import { confirmProfileMessages } from "./confirm-profile.messages";
import { PrivacyPolicyLink } from "./privacy-policy-link";

export interface ConfirmProfileFormProps {
  readonly user: User;
  readonly countries: readonly Country[];
  readonly onConfirmed: () => void;
}

/** A form for the data that licenses are issued to. The user's known data is filled in. */
export function ConfirmProfileForm({ user, countries, onConfirmed }: ConfirmProfileFormProps): ReactNode {
  const texts = useMessages(confirmProfileMessages);
  const action = useAction(viewer.confirmProfile, {
    failure: texts.failed,
    // A profile is confirmed once. If another tab did it, continue instead of showing a refusal.
    findDone: findProfileConfirmed,
    onSuccess: () => {
      release();
      onConfirmed();
    },
  });
  const [initial] = useState(() => initialValues(user, countries));
  const form = useForm<ConfirmationValues>({
    initial,
    check: (values) => checkConfirmation(values, texts),
    action,
    onSubmit: ({ confirm: _, ...body }) => action.run({ body }),
  });
  const isChanged = Object.entries(initial).some(
    ([name, value]) => form.values[name as keyof ConfirmationValues] !== value,
  );
  const { question, release } = useUnsavedGuard(isChanged);
  const { locale } = usePortal();
  const options = useMemo(
    () => [{ value: "", label: texts.selectCountry }, ...countryOptions(countries, locale)],
    [countries, locale, texts],
  );
  return (
    <>
      <Frame {...form.props} aria-label={texts.title}>
        <p className="gh-muted">{texts.required}</p>
        {form.refusal !== undefined && <Banner tone="danger">{form.refusal}</Banner>}
        <div className="gh-form-columns">
          <TextField label={texts.firstName} isRequired autoComplete="given-name" {...form.text("first_name")} />
          <TextField label={texts.lastName} isRequired autoComplete="family-name" {...form.text("last_name")} />
          <TextField label={texts.email} type="email" isReadOnly value={user.email} />
          <TextField label={texts.contactEmail} type="email" autoComplete="email" {...form.text("contact_email")} />
          <NativeSelect
            label={texts.country}
            isRequired
            autoComplete="country"
            options={options}
            {...form.text("country")}
          />
          <TextField label={texts.location} autoComplete="address-level2" {...form.text("location")} />
          <TextField label={texts.institute} isRequired autoComplete="organization" {...form.text("institute")} />
          <TextField label={texts.jobFunction} autoComplete="organization-title" {...form.text("job_function")} />
        </div>
        <Checkbox isRequired {...form.box("confirm")}>
          {texts.confirm}
        </Checkbox>
        <div className="gh-button-group">
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {texts.save}
          </Button>
          <PrivacyPolicyLink />
        </div>
      </Frame>
      {question}
    </>
  );
}

function countryOptions(countries: readonly Country[], locale: string): readonly NativeSelectOption[] {
  const nameOf = countryNames(locale);
  return countries
    .map((country) => ({ value: country.code, label: nameOf(country) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
}

function initialValues(user: User, countries: readonly Country[]): ConfirmationValues {
  const country = user.country?.code ?? "";
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    contact_email: user.contact_email ?? "",
    // If the list doesn't contain the saved country, the user must choose again.
    country: countries.some(({ code }) => code === country) ? country : "",
    location: user.location ?? "",
    institute: user.institute ?? "",
    job_function: user.job_title ?? "",
    confirm: false,
  };
}

const Frame = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gh-space-4);
  .gh-form-columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--gh-space-4); align-items: start; }
  @container gh-panel (width >= 40em) {
    .gh-form-columns { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`;
