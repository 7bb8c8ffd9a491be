import * as z from "zod/mini";
import { openEnum } from "../../http/fields";

/** A country by its two-letter code. */
export const Country = z.object({ code: z.string(), name: z.string() });
export type Country = z.output<typeof Country>;

const text = z.nullish(z.string());

/** The signed-in user. Profile texts may be empty, null or missing. */
export const User = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  contact_email: text,
  /** Django sends an account without a country as an empty text. */
  country: z.nullish(
    z.pipe(
      z.transform((sent: Country | ""): unknown => sent || null),
      z.nullable(Country),
    ),
  ),
  location: text,
  /** Organization. */
  institute: text,
  /** Job function on the confirmation form. */
  job_title: text,
  avatar: text,
  profile_picture_url: text,
  profile_picture_url_large: text,
  /** `avatar` is a picture that the user has set and may clear. */
  profile_picture_source: z.nullish(openEnum(["avatar", "default"], "default")),
  local_timezone: text,
  github_username: text,
  gitlab_username: text,
  linkedin_username: text,
  twitter_username: text,
  website_url: text,
  bio: text,
  has_usable_password: z.nullish(z.boolean()),
  user_related_emails_accepted: z.nullish(z.boolean()),
  marketing_emails_accepted: z.nullish(z.boolean()),
  is_superuser: z.boolean(),
  groups: z.array(z.object({ name: z.string() })),
  /** The administrator behind an impersonated session. */
  impersonated_by: z.nullish(z.object({ email: z.string() })),
  /** Support-plus. A poor wire name. Other code calls `hasSupportPlus(user)`. */
  mycaen_plus_account: z.nullish(z.boolean()),
});
export type User = z.output<typeof User>;

/** The seven guided tours and whether the viewer has seen each. */
export const TourFlags = z.object({
  tour_dashboard_completed: z.boolean(),
  tour_licenses_completed: z.boolean(),
  tour_team_management_completed: z.boolean(),
  tour_projects_completed: z.boolean(),
  tour_projects_details_completed: z.boolean(),
  tour_projects_version_details_completed: z.boolean(),
  tour_shopping_cart_completed: z.boolean(),
});
export type TourFlags = z.output<typeof TourFlags>;

/** The body of the confirmation form. `country` is the code. */
export const ProfileConfirmation = z.object({
  first_name: z.string(),
  last_name: z.string(),
  contact_email: z.optional(z.string()),
  country: z.string(),
  location: z.optional(z.string()),
  institute: z.string(),
  job_function: z.optional(z.string()),
});
export type ProfileConfirmation = z.output<typeof ProfileConfirmation>;
