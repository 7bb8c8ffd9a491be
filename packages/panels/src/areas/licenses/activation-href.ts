import type { License } from "@gatehouse/contract/licenses";
import { pathSegment } from "../../navigation/path-segment";

/**
 * The server's page for activating a license offline. Undefined for a license from a team, because only the owner has
 * this page.
 */
export function activationHref(
  origin: string,
  license: Pick<License, "guid" | "assigned_from_group">,
): string | undefined {
  return license.assigned_from_group
    ? undefined
    : `${origin}/licenses/details/${pathSegment(license.guid)}/offline-activation/`;
}
