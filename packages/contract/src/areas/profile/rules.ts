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

/** Bytes of a picture: 200 KB. */
export const maxAvatarBytes = 204_800;

/** Pixels of each side: a browser that shows it needs 64 MB at most, whatever the file's size. */
export const maxAvatarSide = 4_096;

/** Formats that every browser shows and none runs: SVG is a document with scripts. */
export const avatarTypes = ["image/png", "image/jpeg", "image/gif", "image/webp"] as const;

export type AvatarType = (typeof avatarTypes)[number];

/** An optional @ and 1 to 15 word characters. */
export function isTwitterUsername(text: string): boolean {
  return /^@?\w{1,15}$/.test(text);
}

/** An address that may be a link: http or https, to a host with a dot, or this machine. */
export function isWebsiteUrl(text: string): boolean {
  if (/\s/.test(text) || !/^https?:\/\/[^/]/i.test(text)) return false;
  const hostname = parseUrl(text)?.hostname ?? "";
  return hostname === "localhost" || /^\[.+\]$/.test(hostname) || /[^.]\.[^.]/.test(hostname);
}
