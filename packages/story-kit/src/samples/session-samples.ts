import type { ProductSession, WebSession } from "@gatehouse/contract/sessions";
import { storyDay } from "../portal/story-day";

const nowS = storyDay.getTime() / 1_000;

/** An ordinary browser session, except for the given changes. */
export function aWebSession(changes: Partial<WebSession> = {}): WebSession {
  return {
    id: 1,
    user_agent: "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0",
    ip: "198.51.100.24",
    created_at: nowS - 90_000.5,
    last_seen_at: nowS - 120.25,
    is_current: false,
    ...changes,
  };
}

/** An ordinary product session, except for the given changes. */
export function aProductSession(changes: Partial<ProductSession> = {}): ProductSession {
  return {
    id: 1,
    username: "e.marchetti",
    ipv4_address: "198.51.100.24",
    created_at: new Date((nowS - 90_000) * 1_000).toISOString(),
    last_seen: storyDay.toISOString(),
    ...changes,
  };
}
