import * as z from "zod/mini";

const text = z.optional(z.string());

/** The profile fields that viewers may change. Absent fields stay unchanged. */
export const ProfileChanges = z.object({
  /** The new picture: PNG, JPEG, GIF or WebP, 204,800 bytes at most. */
  avatar: z.optional(z.file()),
  /** Removes the picture. */
  clear_avatar: z.optional(z.boolean()),
  /** One of `viewer.timezones`. Empty for none. */
  local_timezone: text,
  first_name: text,
  last_name: text,
  github_username: text,
  gitlab_username: text,
  linkedin_username: text,
  twitter_username: text,
  website_url: text,
  job_title: text,
  location: text,
  bio: text,
  contact_email: text,
  user_related_emails_accepted: z.optional(z.boolean()),
  marketing_emails_accepted: z.optional(z.boolean()),
});
export type ProfileChanges = z.output<typeof ProfileChanges>;
