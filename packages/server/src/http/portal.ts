import type { Endpoint, Product } from "@gatehouse/contract";
import type { Hono } from "hono";
import type { Auth } from "../auth/auth";
import type { Clock } from "../clock";
import type { Database } from "../db/database";
import type { Limits } from "./limits";

/** What the connection knows and the request does not. */
export interface Connection {
  /** Address of the peer. */
  readonly address?: string;
}

export interface HonoEnv {
  Bindings: Connection;
  Variables: { requestId: string };
}

/** One failure that is ours. */
export interface LogEntry {
  readonly requestId: string;
  /** `GET /api/webapp/v1/me/` */
  readonly request: string;
  readonly error: unknown;
}

export interface PortalOptions {
  readonly db: Database;
  readonly product: Product;
  readonly clock: Clock;
  readonly auth: Auth;
  readonly limits: Limits;
  /** Behind a proxy of ours, `X-Forwarded-Proto` and `X-Forwarded-For` are believed. */
  readonly trustProxy: boolean;
  /** Origins besides the portal's own whose pages may write. */
  readonly trustedOrigins: readonly string[];
  readonly maxBodyBytes: number;
  /** Whether each answer is held against the contract; one that differs is a 500. */
  readonly checkAnswers: boolean;
  readonly log: (entry: LogEntry) => void;
}

/** The server while it is put together. */
export interface Portal extends PortalOptions {
  readonly app: Hono<HonoEnv>;
  /** The calls that have a route. */
  readonly endpoints: Endpoint[];
}
