import type { Endpoint, Product } from "@gatehouse/contract";
import type { GroupCapabilities } from "@gatehouse/contract/viewer";
import type { Hono } from "hono";
import type { Clock } from "../core/clock";
import type { RedrawPicture } from "../core/redraw-picture";
import type { Viewer } from "../db/context";
import type { Database } from "../db/database";
import type { Files } from "../files/files";
import type { Language } from "../texts/language";
import type { Digest } from "./etag";
import type { Limits } from "./limits";

/** Facts about the connection that the request itself doesn't contain. */
export interface Connection {
  /** Address of the peer. */
  readonly address?: string;
  /** Called with the method and route pattern of the request, as in logs and metrics. */
  readonly onRoute?: (route: string) => void;
}

export interface HonoEnv {
  Bindings: Connection;
  Variables: { requestId: string };
}

/** Facts about a request that auth, limits and headers use. */
export interface RequestFacts {
  readonly request: Request;
  /** Scheme and host that the browser sees. */
  readonly origin: string;
  readonly isSecure: boolean;
  readonly address: string;
  /** The supported language that the client prefers. */
  readonly language: Language;
}

export interface Identity {
  readonly viewer: Viewer;
  /** The id of the browser's session, or null without one. */
  readonly sessionId: number | null;
  /** `Set-Cookie` values that the response must carry. */
  readonly setCookies: readonly string[];
}

/** The browser's token, and the cookies that a first visit gets. */
export interface Greeting {
  readonly setCookies: readonly string[];
  /** For pages of allowed origins, which can't read the cookie. */
  readonly csrfToken: string | undefined;
}

/** Ends or starts a browser's session, for the session endpoints. */
export interface BrowserSession {
  /** Ends the current session and returns the cookies to set. */
  end(server: ServerApp, facts: RequestFacts): Promise<readonly string[]>;
  greet(facts: RequestFacts): Greeting;
}

/** Identifies the viewer: by sessions in cookies, or as one fixed viewer. */
export interface Auth {
  /** Whether requests count against the limits. */
  readonly isLimited: boolean;
  readonly browserSession: BrowserSession;
  identify(server: ServerApp, facts: RequestFacts): Promise<Identity | undefined>;
  /**
   * @param formToken - The token that a form of the server's own pages sent.
   * @throws {PortalError} `forbidden` for a write that the viewer's own page did not send.
   */
  checkWrite(server: ServerApp, facts: RequestFacts, formToken?: string): void;
  /** Adds the pages and endpoints of signing in and out. */
  mount(server: ServerApp): void;
}

/** One failed request. It contains no input and no stored data, so it is safe to log anywhere. */
export interface LogEntry {
  /** The `X-Request-ID` of the response. */
  readonly requestId: string;
  /** Method and route: `GET /api/webapp/v1/licenses/:licenseGuid/`. */
  readonly request: string;
  readonly status: number;
  /**
   * A redacted copy of the thrown value: name, code, SQL with placeholders, stack frames and causes, but no message.
   */
  readonly error: Error;
}

export interface ServerSettings {
  readonly db: Database;
  readonly product: Product;
  /** The capabilities of each group, by the SHA-256 of its name. Defaults to none. */
  readonly groups: GroupCapabilities;
  readonly clock: Clock;
  readonly auth: Auth;
  readonly limits: Limits;
  /** The store of sources, outputs and pictures. Defaults to the database. */
  readonly files: Files;
  /** Redraws uploaded profile pictures. `@gatehouse/server/node` has it for Node. */
  readonly redrawPicture: RedrawPicture;
  /** Wakes a worker for a queued build. Does nothing by default. */
  readonly wakeWorker: () => Promise<void>;
  /** Whether to trust `X-Forwarded-Proto` and `X-Forwarded-For`, for servers behind their own proxy. */
  readonly trustProxy: boolean;
  /** Origins besides the portal's own whose pages may write. */
  readonly trustedOrigins: readonly string[];
  /** Origins whose pages may send requests with cookies, read responses and write, and where sign-in may return to. */
  readonly allowedOrigins: readonly string[];
  /**
   * Paths of the portal's origin, without a trailing slash, below which sign-in may return to other programs' pages.
   */
  readonly returnPaths: readonly string[];
  readonly maxBodyBytes: number;
  /** Email settings. Without them, no email is queued, and passwords can't be reset by email. */
  readonly mail: { readonly portalUrl: string; readonly portalName: string } | undefined;
  /** The 32 bytes of the Ed25519 private key that signs releases. Without it, the portal creates and keeps its own. */
  readonly releaseKey: Uint8Array | undefined;
  /**
   * The number of people who must approve a release. If it is more than one, the person who stored the file can't
   * approve.
   */
  readonly approvalsNeeded: number;
  /** The most bytes of files in one request, for endpoints with large files. */
  readonly uploadBytes: number;
  /** The longest that a session lasts after sign-in, even if it is in use. */
  readonly sessionLifetimeMs: number;
  /** Whether each response is checked against the contract. A mismatch becomes a 500. */
  readonly checkResponses: boolean;
  /** The digest for entity tags. Defaults to the platform's own. Without a digest, there are no entity tags. */
  readonly digest: Digest;
  readonly log: (entry: LogEntry) => void;
}

/** The server during setup. */
export interface ServerApp extends ServerSettings {
  readonly app: Hono<HonoEnv>;
  /** The endpoints with a route. */
  readonly endpoints: Endpoint[];
}
