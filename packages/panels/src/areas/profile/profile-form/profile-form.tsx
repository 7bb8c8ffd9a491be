import type { User } from "@gatehouse/contract/viewer";
import { Badge, Banner, Button, Checkbox, Details, Disclosure, TextField } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useState } from "react";
import { useUnsavedGuard } from "../../../forms/use-unsaved-guard";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { portalOrigin } from "../../../portal/portal-origin";
import { AvatarField } from "../picture/avatar-field";
import { profileMessages } from "../profile.messages";
import { MainSettings } from "./main-settings";
import { type ProfileSection, profileSections } from "./profile-sections";
import { fieldLabel } from "./profile-values";
import { SaveBar } from "./save-bar";
import { TimezoneField } from "./timezone-field";
import { useProfileForm } from "./use-profile-form";

const sections = Object.keys(profileSections) as readonly ProfileSection[];

/** The profile as one form in five sections, saved as a whole. */
export function ProfileForm({ user }: { readonly user: User }): ReactNode {
  const texts = useMessages(profileMessages);
  const { client } = usePortal();
  const { form, changed, conflicts, attempts, isTooLarge, discard } = useProfileForm(user, texts);
  const isChanged = changed.length > 0;
  const { question } = useUnsavedGuard(isChanged);
  const avatarError =
    form.error("avatar") ?? form.error("clear_avatar") ?? (isTooLarge ? texts.pictureRefused : undefined);
  const problemsIn = (section: ProfileSection) =>
    section === "avatar"
      ? Number(avatarError !== undefined)
      : profileSections[section].filter((name) => form.error(name) !== undefined).length;
  const { isOpen, toggle } = useOpenSections(
    sections.filter((section) => problemsIn(section) > 0),
    attempts,
  );
  const fields: Readonly<Record<ProfileSection, ReactNode>> = {
    avatar: (
      <AvatarField
        user={user}
        origin={portalOrigin(client.origin)}
        file={form.values.avatar}
        isCleared={form.values.clear_avatar}
        error={avatarError}
        onChange={form.set}
      />
    ),
    time: <TimezoneField {...form.text("local_timezone")} />,
    main: <MainSettings user={user} form={form} />,
    emailSettings: (
      <>
        <TextField
          label={texts.contactEmail}
          type="email"
          autoComplete="email"
          description={texts.contactEmailDescription}
          {...form.text("contact_email")}
        />
        <div>
          <Checkbox {...form.box("user_related_emails_accepted")}>{texts.notificationEmails}</Checkbox>
          <Checkbox {...form.box("marketing_emails_accepted")}>{texts.marketingEmails}</Checkbox>
        </div>
      </>
    ),
    advanced: (
      <Details
        items={[
          {
            term: texts.password,
            value: (
              <Button size="sm" href={`${client.origin}/accounts/password/change/`}>
                {user.has_usable_password === false ? texts.setPassword : texts.changePassword}
              </Button>
            ),
          },
          {
            term: texts.social,
            value: (
              <Button size="sm" href={`${client.origin}/accounts/social/connections/`}>
                {texts.socialConnections}
              </Button>
            ),
          },
        ]}
      />
    ),
  };
  return (
    <>
      <form {...form.props} aria-label={texts.settings}>
        {conflicts.length > 0 && (
          <Banner tone="warning" isEdge>
            {texts.changedMeanwhile(conflicts.map((name) => fieldLabel(name, texts)).join(", "))}
          </Banner>
        )}
        {form.refusal !== undefined && (
          <Banner tone="danger" isEdge>
            {form.refusal}
          </Banner>
        )}
        {sections.map((section) => {
          const problems = problemsIn(section);
          return (
            <Disclosure
              key={section}
              title={texts[section]}
              note={problems > 0 && <Badge tone="danger">{texts.problems(problems)}</Badge>}
              isOpen={isOpen(section)}
              onToggle={(open) => toggle(section, open)}
            >
              <Fields>{fields[section]}</Fields>
            </Disclosure>
          );
        })}
        <SaveBar isChanged={isChanged} isPending={form.isPending} onDiscard={discard} />
      </form>
      {question}
    </>
  );
}

/** Tracks the open sections. All are open at first. Each attempt to save opens the sections with errors. */
function useOpenSections(wrong: readonly ProfileSection[], attempts: number) {
  const [closed, setClosed] = useState<ReadonlySet<ProfileSection>>(new Set());
  const found = `${attempts} ${wrong.join(" ")}`;
  const [known, setKnown] = useState(found);
  // Update while rendering, because the field that takes the focus must exist by then.
  if (found !== known) {
    setKnown(found);
    setClosed(new Set([...closed].filter((section) => !wrong.includes(section))));
  }
  return {
    isOpen: (section: ProfileSection) => !closed.has(section),
    toggle: (section: ProfileSection, isOpen: boolean) =>
      setClosed(new Set(isOpen ? [...closed].filter((other) => other !== section) : [...closed, section])),
  };
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gh-space-4);
  max-width: 60em;
  /* The lines are as long as the fields. */
  .gh-details > div { padding-inline: 0; }
`;
