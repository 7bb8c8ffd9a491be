import type { Product } from "@gatehouse/contract";
import { Hono } from "hono";
import { bindLicenses } from "./areas/licenses/routes";
import { bindViewer } from "./areas/viewer/routes";
import { randomText } from "./auth/secrets";
import type { Auth } from "./auth/auth";
import { type Clock, systemClock } from "./clock";
import type { Database } from "./db/database";
import { errorAnswer } from "./http/error-answer";
import { defaultLimits, type Limits } from "./http/limits";
import { answerUnknownPath } from "./http/unknown-path";
import type { Connection, HonoEnv, LogEntry, Portal, PortalOptions } from "./http/portal";

export interface ServerOptions extends Partial<PortalOptions> {
  /** A migrated database. */
  readonly db: Database;
  readonly auth: Auth;
}

export interface PortalServer {
  /** Answers one request, wherever it comes from. */
  fetch(request: Request, connection?: Connection): Promise<Response>;
  readonly portal: Portal;
}

/** The product of a portal that was told none. */
export const defaultProduct: Product = { id: "compiler", name: "Compiler" };

/** Makes the whole back end. It imports nothing of Node: the same code serves a process, a test and a browser tab. */
export function createPortalServer(options: ServerOptions): PortalServer {
  const app = new Hono<HonoEnv>({ strict: true });
  const portal: Portal = {
    product: defaultProduct,
    clock: systemClock as Clock,
    limits: defaultLimits as Limits,
    trustProxy: false,
    trustedOrigins: [],
    maxBodyBytes: 1_048_576,
    checkAnswers: true,
    log: reportToPage,
    ...options,
    app,
    endpoints: [],
  };

  app.use(async (c, next) => {
    c.set("requestId", randomText(12, "0123456789abcdefghijklmnopqrstuv"));
    await next();
    c.res.headers.set("X-Request-ID", c.get("requestId"));
    c.res.headers.set("Date", portal.clock.now().toUTCString());
  });
  app.onError((error, c) => errorAnswer(error, c, portal));
  app.notFound((c) => answerUnknownPath(c, portal));
  app.get("/", (c) => c.redirect("/app/", 302));
  portal.auth.mount(portal);
  bindViewer(portal);
  bindLicenses(portal);

  return { portal, fetch: async (request, connection = {}) => app.fetch(request, connection) };
}

// A tab shows it among its page's own errors; a process gives the server a log of its own.
function reportToPage({ error }: LogEntry): void {
  globalThis.reportError?.(error);
}
