import type { ProfileField } from "./profile-values";

/** The five sections and the fields that each holds. */
export const profileSections = {
  avatar: ["avatar", "clear_avatar"],
  time: ["local_timezone"],
  main: [
    "first_name",
    "last_name",
    "job_title",
    "location",
    "website_url",
    "bio",
    "github_username",
    "gitlab_username",
    "linkedin_username",
    "twitter_username",
  ],
  emailSettings: ["contact_email", "user_related_emails_accepted", "marketing_emails_accepted"],
  advanced: [],
} as const satisfies Record<string, readonly ProfileField[]>;

export type ProfileSection = keyof typeof profileSections;
