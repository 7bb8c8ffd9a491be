/** Characters that a changelog needs before a release can be approved, without the space around it. */
export const changelogMin = 20;

/** Characters that the reason of a rejection needs, without the space around it. */
export const reasonMin = 10;

/** Characters that the reason of an unpublishing has at most. */
export const unpublishReasonMax = 500;

/** Days ahead that a temporary link may work. */
export const sharedLinkMaxDays = 30;

/** Days ahead that a temporary link works unless another day is chosen. */
export const sharedLinkDefaultDays = 7;

/** Days after which a release gets a warning. */
export const oldReleaseDays = 45;

const dayMs = 86_400_000;

/** Whether a text has this many characters without surrounding space. Counts each visible character as one. */
export function isLongEnough(text: string, least: number): boolean {
  return [...text.trim()].length >= least;
}

/** Whether a release is older than {@link oldReleaseDays}. */
export function isOldRelease(createdAt: string, nowMs: number): boolean {
  return nowMs - Date.parse(createdAt) > oldReleaseDays * dayMs;
}

/** Whether a temporary link may expire then: later than now, and at most {@link sharedLinkMaxDays} ahead. */
export function isSharedLinkTime(expirationDate: string, nowMs: number): boolean {
  const at = Date.parse(expirationDate);
  return at > nowMs && at <= nowMs + sharedLinkMaxDays * dayMs;
}
