import { PortalError } from "@gatehouse/contract";
import {
  confirmationLimits,
  type Country,
  type ProfileConfirmation,
  type TourFlags,
  type User,
} from "@gatehouse/contract/viewer";
import { and, eq, isNull, sql } from "drizzle-orm";
import { FieldErrors } from "../../core/field-errors";
import type { Context } from "../../db/context";
import { prepared } from "../../db/database";
import { type SettingName, settings, users } from "../../db/tables/viewer";
import { Refusal } from "../../texts/refusal";
import { countries, findCountry } from "./countries";
import { timezones } from "./timezones";

const findAccount = prepared((db) =>
  db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder("id")))
    .prepare("find_account"),
);
const findSetting = prepared((db) =>
  db
    .select()
    .from(settings)
    .where(eq(settings.name, sql.placeholder("name")))
    .prepare("find_setting"),
);

async function account({ db, viewer }: Context) {
  const [found] = await findAccount(db).execute({ id: viewer.id });
  if (found === undefined) throw new PortalError("unauthenticated");
  return found;
}

/** The signed-in user. */
export async function getMe(context: Context): Promise<User> {
  const { viewer } = context;
  const user = await account(context);
  return {
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    contact_email: user.contactEmail,
    country:
      user.countryCode === null
        ? null
        : (findCountry(user.countryCode) ?? { code: user.countryCode, name: user.countryCode }),
    location: user.location,
    institute: user.institute,
    job_title: user.jobTitle,
    avatar: user.pictureUrl,
    profile_picture_url: user.pictureUrl,
    profile_picture_url_large: user.pictureUrlLarge,
    profile_picture_source: user.pictureUrl === null ? "default" : "avatar",
    local_timezone: user.localTimezone,
    github_username: user.githubUsername,
    gitlab_username: user.gitlabUsername,
    linkedin_username: user.linkedinUsername,
    twitter_username: user.twitterUsername,
    website_url: user.websiteUrl,
    bio: user.bio,
    has_usable_password: user.passwordHash !== null,
    user_related_emails_accepted: user.acceptsUserEmails,
    marketing_emails_accepted: user.acceptsMarketingEmails,
    is_superuser: viewer.isSuperuser,
    groups: viewer.groups.map((name) => ({ name })),
    impersonated_by: viewer.impersonatedBy === null ? null : { email: viewer.impersonatedBy },
    mycaen_plus_account: user.hasSupportPlus,
  };
}

export async function isProfileConfirmed(context: Context): Promise<boolean> {
  return (await account(context)).profileConfirmedAt !== null;
}

/**
 * Refuses an impersonating administrator, who can't make a user's personal statements.
 * @throws {PortalError} `forbidden`
 */
function refuseImpersonation({ viewer }: Context): void {
  if (viewer.impersonatedBy !== null) throw new Refusal("forbidden", { detail: (t) => t.viewer.impersonating });
}

/** Confirms the profile once. Country and organization are read-only afterwards. */
export async function confirmProfile(context: Context, input: ProfileConfirmation): Promise<void> {
  refuseImpersonation(context);
  const { db, viewer, clock } = context;
  const errors = new FieldErrors();
  const profile = {
    firstName: errors.text("first_name", input.first_name, { isRequired: true, max: confirmationLimits.first_name }),
    lastName: errors.text("last_name", input.last_name, { isRequired: true, max: confirmationLimits.last_name }),
    contactEmail: errors.text("contact_email", input.contact_email, {
      max: confirmationLimits.contact_email,
      isEmail: true,
    }),
    countryCode: errors.text("country", input.country, { isRequired: true, max: 100 }),
    location: errors.text("location", input.location, { max: confirmationLimits.location }),
    institute: errors.text("institute", input.institute, { isRequired: true, max: confirmationLimits.institute }),
    jobTitle: errors.text("job_function", input.job_function, { max: confirmationLimits.job_function }),
  };
  if (profile.countryCode !== "" && findCountry(profile.countryCode) === undefined)
    errors.add("country", (t) => t.field.notAChoice(profile.countryCode));
  errors.throwIfAny();
  const confirmed = await db
    .update(users)
    .set({ ...profile, profileConfirmedAt: clock.now() })
    .where(and(eq(users.id, viewer.id), isNull(users.profileConfirmedAt)))
    .returning({ id: users.id });
  if (confirmed.length === 0) throw new Refusal("invalid", { detail: (t) => t.viewer.alreadyConfirmed });
}

/** One of the vendor's texts, or null if it does not exist. */
export async function getText(
  { db }: Context,
  name: Extract<SettingName, "agreement" | "privacy-policy">,
): Promise<string | null> {
  const [setting] = await findSetting(db).execute({ name });
  return setting?.value ?? null;
}

/** Whether the viewer has accepted the agreement, or there is none to accept. */
export async function isAgreementAccepted(context: Context): Promise<boolean> {
  if ((await account(context)).agreementAcceptedAt !== null) return true;
  return (await getText(context, "agreement")) === null;
}

export async function acceptAgreement(context: Context): Promise<void> {
  refuseImpersonation(context);
  const { db, viewer, clock } = context;
  await db
    .update(users)
    .set({ agreementAcceptedAt: clock.now() })
    .where(and(eq(users.id, viewer.id), isNull(users.agreementAcceptedAt)));
}

export function listCountries(): Country[] {
  return [...countries];
}

export function listTimezones(): string[] {
  return [...timezones];
}

/** The flags of the guided tours. */
export const tours = [
  "tour_dashboard_completed",
  "tour_licenses_completed",
  "tour_team_management_completed",
  "tour_projects_completed",
  "tour_projects_details_completed",
  "tour_projects_version_details_completed",
  "tour_shopping_cart_completed",
] as const satisfies readonly (keyof TourFlags)[];

export async function getTours(context: Context): Promise<TourFlags> {
  const { completedTours } = await account(context);
  return Object.fromEntries(tours.map((tour) => [tour, completedTours.includes(tour)])) as TourFlags;
}

/** Marks tours as completed. This is permanent. */
export async function completeTours({ db, viewer }: Context, flags: Partial<TourFlags>): Promise<void> {
  const completed = tours.filter((tour) => flags[tour]);
  if (completed.length === 0) return;
  const added = sql.param(completed, users.completedTours);
  await db
    .update(users)
    .set({
      completedTours: sql`(select array_agg(distinct tour order by tour) from unnest(${users.completedTours} || ${added}::text[]) as tour)`,
    })
    .where(eq(users.id, viewer.id));
}
