import type { ProductSession, WebSession } from "@gatehouse/contract/sessions";
import { storyDay } from "../portal/story-day";

const nowS = storyDay.getTime() / 1_000;

/** A browser's session that is out of the ordinary in no way but those given. */
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

/** A product instance's session that is out of the ordinary in no way but those given. */
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
