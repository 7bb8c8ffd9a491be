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
 * The newest of some versions by `created_at`; of several made at once, all are. One that is known to have no file doesn't
 * count, since nobody can download it. Undefined for none.
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
  /** When the newest version with a file of its list was created: of the stable releases, or of the nightly builds. */
  readonly newestCreatedAt: string | undefined;
  /** The viewer's best license. Null without one. */
  readonly license: Pick<License, "is_trial" | "expiration_date"> | null;
}

/**
 * Whether a version may be downloaded: everybody may have the newest of its list that has a file; an older one is for those
 * whose license is not a trial and ends after the version was created.
 */
export function canDownload({ version, newestCreatedAt: newest, license }: DownloadQuestion): boolean {
  const createdAt = Date.parse(version.created_at);
  if (newest !== undefined && createdAt >= Date.parse(newest)) return true;
  if (license === null || license.is_trial || license.expiration_date === null) return false;
  return expiryMs(license.expiration_date) > createdAt;
}
