import type { User } from "@gatehouse/contract/viewer";
import { TextField } from "@gatehouse/design";
import type { ReactNode } from "react";
import type { Form } from "../../../forms/use-form";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { countryNames } from "../../viewer";
import { profileMessages } from "../profile.messages";
import { FieldGrid } from "./field-grid";
import type { ProfileValues } from "./profile-values";

export interface MainSettingsProps {
  readonly user: User;
  readonly form: Form<ProfileValues>;
}

/** The viewer's personal data. Email, country and organization are read-only. */
export function MainSettings({ user, form }: MainSettingsProps): ReactNode {
  const texts = useMessages(profileMessages);
  const { locale } = usePortal();
  return (
    <>
      <FieldGrid>
        <TextField label={texts.firstName} isRequired autoComplete="given-name" {...form.text("first_name")} />
        <TextField label={texts.lastName} isRequired autoComplete="family-name" {...form.text("last_name")} />
        <TextField label={texts.email} isReadOnly value={user.email} />
        <TextField
          label={texts.country}
          isReadOnly
          value={user.country ? countryNames(locale)(user.country) : texts.notAvailable}
        />
        <TextField label={texts.organization} isReadOnly value={user.institute || texts.notAvailable} />
      </FieldGrid>
      <p className="gh-muted gh-small">{texts.readOnlyHint}</p>
      <FieldGrid>
        <TextField label={texts.jobTitle} autoComplete="organization-title" {...form.text("job_title")} />
        <TextField label={texts.location} {...form.text("location")} />
        <TextField
          label={texts.website}
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          {...form.text("website_url")}
        />
      </FieldGrid>
      <TextField label={texts.bio} multiline rows={3} {...form.text("bio")} />
      <FieldGrid>
        <TextField label={texts.github} autoComplete="off" {...form.text("github_username")} />
        <TextField label={texts.gitlab} autoComplete="off" {...form.text("gitlab_username")} />
        <TextField label={texts.linkedin} autoComplete="off" {...form.text("linkedin_username")} />
        <TextField label={texts.twitter} autoComplete="off" placeholder="@" {...form.text("twitter_username")} />
      </FieldGrid>
    </>
  );
}
