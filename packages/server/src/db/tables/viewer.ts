import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { time } from "../columns";

/** Accounts. `email` is trimmed and in lower case. `passwordHash` is null for accounts without a password. */
export const users = pgTable(
  "users",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    email: text("email").notNull(),
    passwordHash: text("password_hash"),
    isActive: boolean("is_active").notNull().default(true),
    isSuperuser: boolean("is_superuser").notNull().default(false),
    hasSupportPlus: boolean("has_support_plus").notNull().default(false),
    firstName: text("first_name").notNull().default(""),
    lastName: text("last_name").notNull().default(""),
    contactEmail: text("contact_email").notNull().default(""),
    countryCode: text("country_code"),
    location: text("location").notNull().default(""),
    institute: text("institute").notNull().default(""),
    jobTitle: text("job_title").notNull().default(""),
    pictureUrl: text("picture_url"),
    pictureUrlLarge: text("picture_url_large"),
    localTimezone: text("local_timezone"),
    /** The language of emails. Null until a browser with a preferred language signs in. */
    language: text("language"),
    githubUsername: text("github_username").notNull().default(""),
    gitlabUsername: text("gitlab_username").notNull().default(""),
    linkedinUsername: text("linkedin_username").notNull().default(""),
    twitterUsername: text("twitter_username").notNull().default(""),
    websiteUrl: text("website_url").notNull().default(""),
    bio: text("bio").notNull().default(""),
    acceptsUserEmails: boolean("accepts_user_emails").notNull().default(false),
    acceptsMarketingEmails: boolean("accepts_marketing_emails").notNull().default(false),
    profileConfirmedAt: time("profile_confirmed_at"),
    agreementAcceptedAt: time("agreement_accepted_at"),
    completedTours: text("completed_tours")
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** When the account first owned a license. Only accounts that never owned one can have a trial. */
    firstLicenseAt: time("first_license_at"),
    lastLoginAt: time("last_login_at"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [uniqueIndex("users_email_key").on(table.email)],
);

/** Groups of staff, by name. The deployment configures their capabilities. */
export const groups = pgTable(
  "groups",
  { id: integer("id").primaryKey().generatedAlwaysAsIdentity(), name: text("name").notNull() },
  (table) => [uniqueIndex("groups_name_key").on(table.name)],
);

export const userGroups = pgTable(
  "user_groups",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    groupId: integer("group_id")
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.groupId] }), index("user_groups_group").on(table.groupId)],
);

/** Email domains, in lower case, whose accounts may have a trial and create teams. */
export const verifiedDomains = pgTable("verified_domains", {
  domain: text("domain").primaryKey(),
  createdAt: time("created_at").notNull(),
});

/** The vendor's texts and the server's keys, by name. See {@link SettingName}. */
export const settings = pgTable("settings", { name: text("name").primaryKey(), value: text("value").notNull() });

export type SettingName =
  /** The license agreement, as HTML. */
  | "agreement"
  /** The privacy policy, as HTML. */
  | "privacy-policy"
  /** The key that signs download links, in hexadecimal. It is created for the first link. */
  | "link-secret"
  /**
   * The private key that signs releases, in hexadecimal, unless a setting provides one. It is created for the first
   * signature.
   */
  | "release-key"
  /** The day that the demo's dates are relative to, in ISO 8601. Its presence marks a demo. */
  | "demo-anchor";
