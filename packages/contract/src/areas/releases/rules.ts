/** The fewest characters of a changelog before a release can be approved, not counting surrounding white space. */
export const changelogMin = 20;

/** The fewest characters of the reason for a rejection, not counting surrounding white space. */
export const reasonMin = 10;

/** The most characters of the reason for unpublishing a release. */
export const unpublishReasonMax = 500;

/** A temporary link can expire at most this many days ahead. */
export const sharedLinkMaxDays = 30;

/** Days ahead that a temporary link works unless another day is chosen. */
export const sharedLinkDefaultDays = 7;

/** Days after which a release gets a warning. */
export const oldReleaseDays = 45;

const dayMs = 86_400_000;

/**
 * Whether a text has at least this many characters, not counting surrounding white space. Counts code points, so an
 * emoji counts once.
 */
export function isLongEnough(text: string, least: number): boolean {
  return [...text.trim()].length >= least;
}

/** Whether a release is older than {@link oldReleaseDays}. */
export function isOldRelease(createdAt: string, nowMs: number): boolean {
  return nowMs - Date.parse(createdAt) > oldReleaseDays * dayMs;
}

/** Whether a temporary link may expire at this time: in the future, and at most {@link sharedLinkMaxDays} ahead. */
export function isSharedLinkTime(expirationDate: string, nowMs: number): boolean {
  const at = Date.parse(expirationDate);
  return at > nowMs && at <= nowMs + sharedLinkMaxDays * dayMs;
}
