import { downloads, type Version } from "@gatehouse/contract/downloads";
import { newestFirst } from "../../data/newest-first";

/** The two lists of versions. */
export type VersionKind = "stable" | "nightly";

export const versionKinds: readonly VersionKind[] = ["stable", "nightly"];

/** The endpoint that lists the versions of a kind. */
export const listOfKind = (kind: VersionKind): typeof downloads.listStable | typeof downloads.listNightly =>
  kind === "stable" ? downloads.listStable : downloads.listNightly;

/** The newest of some versions. Sorts them, because a server may ignore the requested order. */
export const newestOf = (versions: readonly Version[]): Version | undefined =>
  newestFirst(versions, ({ created_at: time }) => time, 1)[0];
