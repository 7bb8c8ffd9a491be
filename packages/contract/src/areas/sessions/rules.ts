import type { WebSession } from "./schemas";

/** A time in seconds since the epoch as ISO 8601. Null for no time and for a time outside the range of dates. */
export function timeOfEpoch(seconds: number | null | undefined): string | null {
  if (seconds === null || seconds === undefined) return null;
  const date = new Date(seconds * 1_000);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** All web sessions except the current one, which 'sign out from all other sessions' ends. */
export function otherSessions<Session extends Pick<WebSession, "is_current">>(
  sessions: readonly Session[],
): readonly Session[] {
  return sessions.filter(({ is_current }) => !is_current);
}

/** The current session first, then the most recently used ones. */
export function currentFirst(sessions: readonly WebSession[]): readonly WebSession[] {
  const usedAt = ({ last_seen_at, created_at }: WebSession) => last_seen_at ?? created_at;
  return [...sessions].sort((a, b) => Number(b.is_current) - Number(a.is_current) || usedAt(b) - usedAt(a));
}

/** Whether ending these sessions signs out the browser that sends the request. */
export function endsCurrent(sessions: readonly Pick<WebSession, "is_current">[]): boolean {
  return sessions.some(({ is_current }) => is_current);
}
