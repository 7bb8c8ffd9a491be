import { parseUrl } from "../../http/parse-url";
import { hasHiddenCharacters } from "./hidden-characters";
import type { User } from "./schemas";

/** Whether the account has support-plus. Tickets require it, and so do requests that open a ticket. */
export function hasSupportPlus(user: User): boolean {
  return user.mycaen_plus_account === true;
}

/**
 * The address of a person's picture, if it is on the portal's own origin or uses https. Undefined for any other
 * address, which is never loaded: `//host`, other schemes, names and passwords, and invalid addresses.
 */
export function pictureAddress(picture: string | null | undefined, portalOrigin: string): string | undefined {
  if (!picture || !/^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/.test(picture)) return undefined;
  if (/^\/(?!\/)/.test(picture)) return portalOrigin + picture;
  const url = /^https?:\/\//i.test(picture) ? parseUrl(picture) : undefined;
  if (url === undefined) return undefined;
  const { protocol, origin, username, password, href } = url;
  if (username !== "" || password !== "") return undefined;
  return protocol === "https:" || origin === portalOrigin ? href : undefined;
}

/** The user's display name: first and last name, or the email address if both are empty. */
export function displayName(user: Pick<User, "first_name" | "last_name" | "email">): string {
  return `${user.first_name} ${user.last_name}`.trim() || user.email;
}

/** How many characters the texts of the confirmation form may have. */
export const confirmationLimits = {
  first_name: 50,
  last_name: 50,
  contact_email: 100,
  location: 100,
  institute: 100,
  job_function: 100,
} as const;

/** An email address as forms take it: one @, a domain with a dot, no spaces, no hidden characters. */
export function isEmailAddress(text: string): boolean {
  return (
    !hasHiddenCharacters(text) &&
    /^[^\s@]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u.test(text)
  );
}
