import { normalizeEmail } from "../viewer";
import type { Team, TeamLicense } from "./schemas";

/** Characters of a team's name, at its creation and when it is edited. */
export const teamNameLimits = { create: { min: 1, max: 100 }, edit: { min: 3, max: 50 } } as const;

export type TeamNameError = "required" | "too-short" | "too-long" | "not-unique";

/**
 * The problem of a team's name. Undefined if it is valid. The name is trimmed. It must be unique among its manager's
 * teams, ignoring case.
 */
export function teamNameError(
  input: string,
  use: keyof typeof teamNameLimits,
  othersOfManager: readonly string[],
): TeamNameError | undefined {
  const name = input.trim();
  const length = Array.from(name).length;
  const { min, max } = teamNameLimits[use];
  if (length === 0) return "required";
  if (length < min) return "too-short";
  if (length > max) return "too-long";
  return othersOfManager.some((other) => sameName(other, name)) ? "not-unique" : undefined;
}

function sameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** An email address in the form used for comparisons: {@link normalizeEmail}. */
export function comparableEmail(email: string): string {
  return normalizeEmail(email);
}

/** Whether two email addresses have the same domain. A person from another domain can only be added on request. */
export function haveSameDomain(a: string, b: string): boolean {
  return domainOf(a) === domainOf(b);
}

function domainOf(email: string): string {
  const compared = comparableEmail(email);
  return compared.slice(compared.lastIndexOf("@") + 1);
}

/** Whether the viewer manages a team: by email. */
export function isManagerOf(team: Pick<Team, "manager">, viewer: { readonly email: string }): boolean {
  return comparableEmail(team.manager.email) === comparableEmail(viewer.email);
}

/** The assignment of a team's license: static, dynamic or free. Members can't take an expired one on their own. */
export function holdingOf(
  license: Pick<TeamLicense, "owner" | "is_statically_assigned">,
): "static" | "dynamic" | "free" {
  if (license.owner === null) return "free";
  return license.is_statically_assigned ? "static" : "dynamic";
}

const memberRequestStart = "A team member of another email domain: ";

/** The subject of the ticket that requests a person from another email domain. */
export function memberRequestSubject(email: string): string {
  return memberRequestStart + email;
}

/** The person to add, from the ticket's subject. Undefined for any other ticket, and on servers with other subjects. */
export function requestedMember(subject: string): string | undefined {
  return subject.startsWith(memberRequestStart) ? subject.slice(memberRequestStart.length) : undefined;
}
