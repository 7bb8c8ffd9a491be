import {
  isTwitterUsername,
  isWebsiteUrl,
  type ProfileChanges,
  profileLimits,
  type ProfileText,
  requiredProfileTexts,
} from "@gatehouse/contract/profile";
import { hasHiddenCharacters, isEmailAddress, type User } from "@gatehouse/contract/viewer";
import type { ProfileTexts } from "../profile.messages";

/** The form's values, named as in the request's body. */
export type ProfileValues = Record<ProfileText, string> & {
  /** A picture chosen and not yet saved. */
  readonly avatar: File | null;
  readonly clear_avatar: boolean;
  readonly user_related_emails_accepted: boolean;
  readonly marketing_emails_accepted: boolean;
};

export type ProfileField = keyof ProfileValues;

const texts = Object.keys(profileLimits) as readonly ProfileText[];

/** The form values of a saved profile. */
export function profileValues(user: User): ProfileValues {
  // A submitted form encodes line breaks as CR LF, but a text area holds them as LF.
  const saved = texts.map((name) => [name, (user[name] ?? "").replace(/\r\n?/g, "\n")] as const);
  return {
    ...(Object.fromEntries(saved) as Record<ProfileText, string>),
    avatar: null,
    clear_avatar: false,
    user_related_emails_accepted: user.user_related_emails_accepted ?? false,
    marketing_emails_accepted: user.marketing_emails_accepted ?? false,
  };
}

/** The fields in which two states of the form differ. */
export function changedFields(values: ProfileValues, saved: ProfileValues): readonly ProfileField[] {
  return (Object.keys(saved) as ProfileField[]).filter((name) => values[name] !== saved[name]);
}

/** The request body. It contains only the changed fields, so that changes saved elsewhere stay. */
export function profileChanges(values: ProfileValues, saved: ProfileValues): ProfileChanges {
  const changed = changedFields(values, saved).map((name) => [name, values[name]] as const);
  return Object.fromEntries(changed.filter(([, value]) => value !== null)) as ProfileChanges;
}

type Wrong = { readonly [K in ProfileText]?: string };

/** The problems of the changed fields. Unchanged values were saved before, so they are not checked. */
export function checkProfile(values: ProfileValues, saved: ProfileValues, said: ProfileTexts): Wrong {
  const changed = changedFields(values, saved);
  return Object.fromEntries(
    texts.filter((name) => changed.includes(name)).map((name) => [name, checkText(name, values[name], said)]),
  );
}

function checkText(name: ProfileText, typed: string, said: ProfileTexts): string | undefined {
  if (name === "contact_email" && hasHiddenCharacters(typed)) return said.hiddenInEmail;
  const text = typed.trim();
  if (text === "")
    return requiredProfileTexts.has(name)
      ? name === "first_name"
        ? said.firstNameRequired
        : said.lastNameRequired
      : undefined;
  if (Array.from(text).length > profileLimits[name]) return said.tooLong(fieldLabel(name, said), profileLimits[name]);
  if (name === "twitter_username" && !isTwitterUsername(text)) return said.invalidTwitter;
  if (name === "website_url" && !isWebsiteUrl(text)) return said.invalidUrl;
  if (name === "contact_email" && !isEmailAddress(text)) return said.invalidEmail;
  return undefined;
}

/** The label of a field. */
export function fieldLabel(name: ProfileField, said: ProfileTexts): string {
  return {
    avatar: said.picture,
    clear_avatar: said.picture,
    local_timezone: said.timezone,
    first_name: said.firstName,
    last_name: said.lastName,
    github_username: said.github,
    gitlab_username: said.gitlab,
    linkedin_username: said.linkedin,
    twitter_username: said.twitter,
    website_url: said.website,
    job_title: said.jobTitle,
    location: said.location,
    bio: said.bio,
    contact_email: said.contactEmail,
    user_related_emails_accepted: said.notificationEmails,
    marketing_emails_accepted: said.marketingEmails,
  }[name];
}

/** The form after a different saved profile has arrived than the one it began with. */
export interface Merged {
  /** Fields to reset: the user has not touched them, or has just saved them. */
  readonly adopted: Partial<ProfileValues>;
  /** Fields that were changed both here and elsewhere. */
  readonly conflicts: readonly ProfileField[];
}

/**
 * Merges a newly saved profile into the form.
 * @param sent the form's values when they were sent, if the profile is the response to that.
 */
export function mergeSaved(
  values: ProfileValues,
  before: ProfileValues,
  now: ProfileValues,
  sent?: ProfileValues,
): Merged {
  const names = Object.keys(now) as ProfileField[];
  const isOpen = (name: ProfileField) => values[name] !== before[name] && values[name] !== sent?.[name];
  const adopted = names.filter((name) => !isOpen(name) && values[name] !== now[name]);
  const conflicts =
    sent === undefined
      ? names.filter((name) => isOpen(name) && now[name] !== before[name] && now[name] !== values[name])
      : [];
  return { adopted: Object.fromEntries(adopted.map((name) => [name, now[name]])), conflicts };
}
