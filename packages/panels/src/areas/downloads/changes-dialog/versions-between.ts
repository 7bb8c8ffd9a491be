import type { Version } from "@gatehouse/contract/downloads";

const createdAt = (version: Version) => Date.parse(version.created_at);

/** The versions from the newest to the oldest. */
export function newestFirst(versions: readonly Version[]): readonly Version[] {
  return versions.toSorted((a, b) => createdAt(b) - createdAt(a));
}

/** The versions newer than `from` and, if given, not newer than `to`. Newest first. */
export function versionsBetween(versions: readonly Version[], from: Version, to?: Version): readonly Version[] {
  return newestFirst(versions).filter(
    (version) => createdAt(version) > createdAt(from) && (to === undefined || createdAt(version) <= createdAt(to)),
  );
}
