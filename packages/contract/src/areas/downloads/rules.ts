import { expiryMs, type License } from "../licenses";
import type { Version } from "./schemas";

/** How long a download link works, in minutes. */
export const downloadLinkMinutes = 5;

type FileFacts = Pick<Version, "size" | "sha256">;

/** Whether a response says that there is no file. A server that leaves the fields out says nothing of it. */
export function hasNoFile({ size, sha256 }: FileFacts): boolean {
  return size === null && sha256 === null;
}

/**
 * The latest `created_at` of some versions. Versions known to have no file don't count, since nobody can download them.
 * Undefined if there are none.
 */
export function newestCreatedAt(versions: readonly (Pick<Version, "created_at"> & FileFacts)[]): string | undefined {
  const withFile = versions.filter((version) => !hasNoFile(version));
  return withFile.reduce<string | undefined>(
    (newest, { created_at: next }) => (newest === undefined || Date.parse(next) > Date.parse(newest) ? next : newest),
    undefined,
  );
}

export interface DownloadQuestion {
  readonly version: Pick<Version, "created_at">;
  /** The creation time of the newest version that has a file, among the stable releases or among the nightly builds. */
  readonly newestCreatedAt: string | undefined;
  /** The viewer's best license. Null without one. */
  readonly license: Pick<License, "is_trial" | "expiration_date"> | null;
}

/**
 * Whether a version may be downloaded. Everybody may download the newest version that has a file. Older versions need a
 * license that isn't a trial and ends after the version was created.
 */
export function canDownload({ version, newestCreatedAt: newest, license }: DownloadQuestion): boolean {
  const createdAt = Date.parse(version.created_at);
  if (newest !== undefined && createdAt >= Date.parse(newest)) return true;
  if (license === null || license.is_trial || license.expiration_date === null) return false;
  return expiryMs(license.expiration_date) > createdAt;
}
