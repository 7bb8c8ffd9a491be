import type { TeamUser } from "@gatehouse/contract/teams";
import { displayName } from "@gatehouse/contract/viewer";

/** The members who have no assigned license, in the order of what they are called by: in a long list one types the name. */
export function freeMembers(users: readonly TeamUser[], locale: string) {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  return users
    .filter((user) => !user.has_license_statically_assigned)
    .map((user) => ({
      value: user.email,
      label: displayName(user) === user.email ? user.email : `${displayName(user)} (${user.email})`,
    }))
    .sort((a, b) => compare(a.label, b.label));
}
