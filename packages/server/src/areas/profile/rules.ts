import { PortalError } from "@gatehouse/contract";
import {
  isTwitterUsername,
  isWebsiteUrl,
  maxAvatarBytes,
  type ProfileChanges,
  profileLimits,
  type ProfileText,
  requiredProfileTexts,
} from "@gatehouse/contract/profile";
import { and, eq, exists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { FieldErrors } from "../../core/field-errors";
import type { RedrawPicture } from "../../core/redraw-picture";
import type { Context } from "../../db/context";
import { avatars } from "../../db/tables/profile";
import { teamMembers } from "../../db/tables/teams";
import { users } from "../../db/tables/viewer";
import { timezones } from "../viewer";
import { type CleanPicture, cleanPicture } from "./clean-picture";

const columns = {
  local_timezone: "localTimezone",
  first_name: "firstName",
  last_name: "lastName",
  github_username: "githubUsername",
  gitlab_username: "gitlabUsername",
  linkedin_username: "linkedinUsername",
  twitter_username: "twitterUsername",
  website_url: "websiteUrl",
  job_title: "jobTitle",
  location: "location",
  bio: "bio",
  contact_email: "contactEmail",
} as const satisfies Record<ProfileText, keyof typeof users.$inferInsert>;

/** Changes the given fields of the viewer's profile, all of them or none. */
export async function updateProfile(
  { db, viewer }: Context,
  redraw: RedrawPicture,
  changes: ProfileChanges,
): Promise<void> {
  const errors = new FieldErrors();
  const set: Partial<typeof users.$inferInsert> = readTexts(changes, errors);
  if (changes.user_related_emails_accepted !== undefined) set.acceptsUserEmails = changes.user_related_emails_accepted;
  if (changes.marketing_emails_accepted !== undefined) set.acceptsMarketingEmails = changes.marketing_emails_accepted;
  const picture = changes.avatar && (await readPicture(changes.avatar, redraw, errors));
  if (picture !== undefined && changes.clear_avatar === true) errors.add("avatar", (t) => t.profile.fileOrClear);
  errors.throwIfAny();
  await db.transaction(async (tx) => {
    if (picture !== undefined) {
      const guid = crypto.randomUUID();
      await tx
        .insert(avatars)
        .values({ guid, userId: viewer.id, ...picture })
        .onConflictDoUpdate({ target: avatars.userId, set: { guid, ...picture } });
      set.pictureUrl = set.pictureUrlLarge = `/api/webapp/v1/me/avatar/${guid}/`;
    } else if (changes.clear_avatar === true) {
      await tx.delete(avatars).where(eq(avatars.userId, viewer.id));
      set.pictureUrl = set.pictureUrlLarge = null;
    }
    if (Object.keys(set).length > 0) await tx.update(users).set(set).where(eq(users.id, viewer.id));
  });
}

function readTexts(changes: ProfileChanges, errors: FieldErrors): Partial<typeof users.$inferInsert> {
  const set: Partial<Record<(typeof columns)[ProfileText], string | null>> = {};
  for (const field of Object.keys(columns) as ProfileText[]) {
    const value = changes[field];
    if (value === undefined) continue;
    const rule = {
      max: profileLimits[field],
      isRequired: requiredProfileTexts.has(field),
      isEmail: field === "contact_email",
    };
    // Browsers send line breaks in forms as CR LF. Count each as one character, as the user sees it.
    const text = errors.text(field, value.replace(/\r\n?/g, "\n"), rule);
    if (field === "local_timezone") set.localTimezone = text === "" ? null : text;
    else set[columns[field]] = text;
    if (text !== "" && !errors.has(field)) checkForm(field, text, errors);
  }
  return set as Partial<typeof users.$inferInsert>;
}

function checkForm(field: ProfileText, text: string, errors: FieldErrors): void {
  if (field === "twitter_username" && !isTwitterUsername(text)) errors.add(field, (t) => t.field.notValid);
  if (field === "website_url" && !isWebsiteUrl(text)) errors.add(field, (t) => t.field.notAUrl);
  if (field === "local_timezone" && !timezones.includes(text)) errors.add(field, (t) => t.field.notAChoice(text));
}

// Ignore the file's name and declared type. Its bytes determine the type.
async function readPicture(file: File, redraw: RedrawPicture, errors: FieldErrors): Promise<CleanPicture | undefined> {
  if (file.size === 0) errors.add("avatar", (t) => t.field.emptyFile);
  else if (file.size > maxAvatarBytes)
    errors.add("avatar", (t) => t.profile.pictureTooLarge(file.size, maxAvatarBytes));
  else {
    const picture = await cleanPicture(new Uint8Array(await file.arrayBuffer()), redraw);
    if (typeof picture !== "function") return picture;
    errors.add("avatar", picture);
  }
  return undefined;
}

/** A picture, if the viewer is its owner or shares a team with the owner. */
export async function getAvatar({ db, viewer }: Context, guid: string): Promise<CleanPicture> {
  const own = alias(teamMembers, "own");
  const sharesTeam = exists(
    db
      .select({ one: sql`1` })
      .from(teamMembers)
      .innerJoin(own, and(eq(own.teamGuid, teamMembers.teamGuid), eq(own.userId, viewer.id)))
      .where(eq(teamMembers.userId, avatars.userId)),
  );
  const [found] = await db
    .select({ type: avatars.type, bytes: avatars.bytes })
    .from(avatars)
    .where(and(eq(avatars.guid, guid), or(eq(avatars.userId, viewer.id), sharesTeam)));
  if (found === undefined) throw new PortalError("not-found");
  return found;
}
