import { parseUrl } from "../../http/parse-url";
import type { ProfileChanges } from "./schemas";

/** A profile's fields that are text. */
export type ProfileText = Exclude<
  keyof ProfileChanges,
  "avatar" | "clear_avatar" | "user_related_emails_accepted" | "marketing_emails_accepted"
>;

/** How many characters a profile's texts may have. */
export const profileLimits: Readonly<Record<ProfileText, number>> = {
  local_timezone: 100,
  first_name: 50,
  last_name: 50,
  github_username: 255,
  gitlab_username: 255,
  linkedin_username: 100,
  twitter_username: 50,
  website_url: 100,
  job_title: 100,
  location: 100,
  bio: 255,
  contact_email: 100,
};

/** The names may be changed, but not be emptied. */
export const requiredProfileTexts: ReadonlySet<ProfileText> = new Set<ProfileText>(["first_name", "last_name"]);

/** The largest size of a picture in bytes: 200 KB. */
export const maxAvatarBytes = 204_800;

/** The most pixels per side. A browser then needs at most 64 MB to show the picture, whatever the file's size. */
export const maxAvatarSide = 4_096;

/** Formats that every browser can show and none executes. SVG isn't one of them: an SVG file can contain scripts. */
export const avatarTypes = ["image/png", "image/jpeg", "image/gif", "image/webp"] as const;

export type AvatarType = (typeof avatarTypes)[number];

/** Whether a text is a Twitter username: an optional @ and 1 to 15 word characters. */
export function isTwitterUsername(text: string): boolean {
  return /^@?\w{1,15}$/.test(text);
}

/** Whether a text can be a link: an http or https address of localhost, an IPv6 address or a host with a dot. */
export function isWebsiteUrl(text: string): boolean {
  if (/\s/.test(text) || !/^https?:\/\/[^/]/i.test(text)) return false;
  const hostname = parseUrl(text)?.hostname ?? "";
  return hostname === "localhost" || /^\[.+\]$/.test(hostname) || /[^.]\.[^.]/.test(hostname);
}
