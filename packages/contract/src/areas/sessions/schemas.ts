import * as z from "zod/mini";
import { number, orNull, time } from "../../http/fields";

/** A browser that is signed in to the portal, as django-allauth lists it. */
export const WebSession = z.object({
  id: number,
  /** As the browser sent it. It can be any text or empty. */
  user_agent: z.string(),
  ip: z.string(),
  /** Time of the last sign-in, in seconds since the epoch. */
  created_at: number,
  /** In seconds since the epoch. Missing if the server doesn't record it. */
  last_seen_at: z.nullish(number),
  /** The current session. During impersonation, no session is current. */
  is_current: z.boolean(),
});
export type WebSession = z.output<typeof WebSession>;

/** A product instance, such as a compiler on a workstation, on which the user is signed in. */
export const ProductSession = z.object({
  id: number,
  /** The user who signed in on that machine. */
  username: z.string(),
  ipv4_address: orNull(z.string()),
  created_at: time,
  last_seen: z.nullish(time),
});
export type ProductSession = z.output<typeof ProductSession>;
