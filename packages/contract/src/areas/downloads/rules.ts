import { expiryMs, type License } from "../licenses";
import type { Version } from "./schemas";

/** How long a download link works, in minutes. */
export const downloadLinkMinutes = 5;

/** The newest of some versions by `created_at`; of several made at once, all are. Undefined for none. */
export function newestCreatedAt(versions: readonly Pick<Version, "created_at">[]): string | undefined {
  return versions.reduce<string | undefined>(
    (newest, { created_at: next }) => (newest === undefined || Date.parse(next) > Date.parse(newest) ? next : newest),
    undefined,
  );
}

export interface DownloadQuestion {
  readonly version: Pick<Version, "created_at">;
  /** When the newest version of its list was created: of the stable releases, or of the nightly builds. */
  readonly newestCreatedAt: string | undefined;
  /** The viewer's best license. Null without one. */
  readonly license: Pick<License, "is_trial" | "expiration_date"> | null;
}

/**
 * Whether a version may be downloaded: everybody may have the newest of its list; an older one is for those whose license is
 * not a trial and ends after the version was created.
 */
export function canDownload({ version, newestCreatedAt: newest, license }: DownloadQuestion): boolean {
  const createdAt = Date.parse(version.created_at);
  if (newest !== undefined && createdAt >= Date.parse(newest)) return true;
  if (license === null || license.is_trial || license.expiration_date === null) return false;
  return expiryMs(license.expiration_date) > createdAt;
}
