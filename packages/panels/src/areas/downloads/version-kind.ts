import { downloads } from "@gatehouse/contract/downloads";

/** The two lists of versions. */
export type VersionKind = "stable" | "nightly";

export const versionKinds: readonly VersionKind[] = ["stable", "nightly"];

/** The call that lists the versions of a kind. */
export const listOfKind = (kind: VersionKind): typeof downloads.listStable | typeof downloads.listNightly =>
  kind === "stable" ? downloads.listStable : downloads.listNightly;

/** The query for the newest version of a list. */
export const newestQuery = { page: 1, page_size: 1 } as const;
