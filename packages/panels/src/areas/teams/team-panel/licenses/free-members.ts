import type { TeamUser } from "@gatehouse/contract/teams";
import { displayName } from "@gatehouse/contract/viewer";

/** The members without an assigned license, sorted by label, so that users can type a name to find it. */
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
