import * as z from "zod/mini";
import { number, orNull, time } from "../../http/fields";

const person = z.nullish(z.object({ email: z.string() }));
const moment = z.nullish(time);

/** A version of the compiler, as release managers see it. */
export const Release = z.object({
  tag_name: z.string(),
  created_at: time,
  stable_release: z.boolean(),
  stable_release_set_by: person,
  stable_release_set_on: moment,
  nightly_build: z.boolean(),
  nightly_build_set_by: person,
  nightly_build_set_on: moment,
  /** Its approval as a stable release was requested. */
  pending_approval: z.boolean(),
  release_rejected: z.boolean(),
  release_rejected_set_by: person,
  release_rejected_set_on: moment,
  release_rejected_reason: z.nullish(z.string()),
  /** Whether the portal's online features work with this version. */
  "my_{product}_supported": z.boolean(),
  /** Markdown. */
  changelog: z.nullish(z.string()),
  changelog_link: z.nullish(z.string()),
  /** Absolute, or relative to the API's origin. Null if there is no file. The link works for 5 minutes. */
  download_link: z.nullish(z.string()),
  /** Size of the file in bytes. Our addition, as are `sha256` and `file_name`: a server may leave them out. */
  size: z.nullish(number),
  /** SHA-256 of the file in hexadecimal. */
  sha256: z.nullish(z.string()),
  file_name: z.nullish(z.string()),
  /** Set if more than one person must approve. Our addition. */
  approvals: z.nullish(
    z.object({
      needed: number,
      /** Valid approvals, oldest first. A new request, another changelog or another file invalidates earlier ones. */
      given: z.array(z.object({ email: z.string(), approved_at: time })),
      /** The person who uploaded the file. This person can't approve it. */
      uploaded_by: person,
    }),
  ),
});
export type Release = z.output<typeof Release>;

/** One act of a release's history. */
export const ReleaseEvent = z.object({
  id: number,
  /** A {@link ReleaseAct}, or `publish` for a file that was stored. */
  act: z.string(),
  created_at: time,
  /** Null for the command line. */
  created_by: person,
  /** A {@link ReleaseState}. Null before the release existed. */
  from_state: orNull(z.string()),
  to_state: z.string(),
  /** The reason for a rejection or an unpublishing. */
  reason: z.nullish(z.string()),
  /** The version that replaces an unpublished one. */
  successor: z.nullish(z.string()),
});
export type ReleaseEvent = z.output<typeof ReleaseEvent>;

/** An account that has downloaded a release. */
export const ReleaseDownloader = z.object({
  email: z.string(),
  /** The time of the last download. */
  downloaded_at: time,
});
export type ReleaseDownloader = z.output<typeof ReleaseDownloader>;

/** A temporary link to a release's file that still works. */
export const SharedLink = z.object({
  guid: z.string(),
  created_at: time,
  created_by: person,
  expiration_date: time,
  /** How often it was used. */
  downloads_count: number,
});
export type SharedLink = z.output<typeof SharedLink>;
