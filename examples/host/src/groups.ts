import type { GroupCapabilities } from "@gatehouse/panels/provider";
import table from "../../groups.json";

/**
 * What each group of this deployment may, from the file that the server reads too. A key is the SHA-256 of a group's name
 * (`printf %s portal-admins | sha256sum`); in this order portal-admins, portal-managers, release-engineers, release-testers, license-desk.
 */
export const groups = table as GroupCapabilities;
