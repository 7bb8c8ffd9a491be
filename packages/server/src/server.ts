import type { Endpoint, Product } from "@gatehouse/contract";
import { defaultUploadBytes } from "@gatehouse/contract/support";
import { Hono } from "hono";
import { bindBuilds } from "./areas/builds/routes";
import { bindCart } from "./areas/cart/routes";
import { bindDownloads } from "./areas/downloads/routes";
import { bindLicenses } from "./areas/licenses/routes";
import { bindOrders } from "./areas/orders/routes";
import { bindProfile } from "./areas/profile/routes";
import { bindProjects } from "./areas/projects/routes";
import { bindReleases } from "./areas/releases/routes";
import { bindSessions } from "./areas/sessions/routes";
import { bindSupport } from "./areas/support/routes";
import { bindTeams } from "./areas/teams/routes";
import { getMe } from "./areas/viewer";
import { bindViewer } from "./areas/viewer/routes";
import { dayMs, systemClock } from "./core/clock";
import type { RedrawPicture } from "./core/redraw-picture";
import type { Database } from "./db/database";
import { isDatabaseUnavailable } from "./db/database-unavailable";
import { databaseFiles } from "./files/database-files";
import { FilesUnavailable } from "./files/files-unavailable";
import { errorResponse } from "./http/error-response";
import { webDigest } from "./http/etag";
import { defaultLimits } from "./http/limits";
import { allowOtherOrigins } from "./http/other-origins";
import { requestFacts } from "./http/request-facts";
import { newRequestId } from "./http/request-id";
import { completeHeaders } from "./http/response-headers";
import { routeOf } from "./http/route-of";
import type { Auth, Connection, HonoEnv, LogEntry, ServerApp, ServerSettings } from "./http/server-app";
import { unavailableResponse } from "./http/unavailable-response";
import { unknownPathResponse } from "./http/unknown-path";
import { bindBackOffice } from "./staff/bind-back-office";

export interface ServerOptions extends Partial<ServerSettings> {
  /** A migrated database. */
  readonly db: Database;
  readonly auth: Auth;
  readonly redrawPicture: RedrawPicture;
}

export interface PortalServer {
  /** Handles one request from any source. */
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /** The endpoints that it serves. */
  readonly endpoints: readonly Endpoint[];
  /** The product that the portal belongs to. */
  readonly product: Product;
}

/** The default product. */
export const defaultProduct: Product = { id: "compiler", name: "Compiler" };

/**
 * Creates the whole back end. It imports nothing from Node, so the same code serves a process, a test and a browser
 * tab.
 */
export function createPortalServer(options: ServerOptions): PortalServer {
  const { app, endpoints, product } = createServerApp(options);
  return { endpoints, product, fetch: async (request, connection = {}) => app.fetch(request, connection) };
}

/** Creates the same back end, and returns the app that its routes are bound to. */
export function createServerApp(options: ServerOptions): ServerApp {
  const app = new Hono<HonoEnv>({ strict: true });
  const server: ServerApp = {
    app,
    endpoints: [],
    db: options.db,
    auth: options.auth,
    redrawPicture: options.redrawPicture,
    product: options.product ?? defaultProduct,
    groups: options.groups ?? {},
    clock: options.clock ?? systemClock,
    limits: options.limits ?? defaultLimits,
    files: options.files ?? databaseFiles,
    wakeWorker: options.wakeWorker ?? (() => Promise.resolve()),
    trustProxy: options.trustProxy ?? false,
    trustedOrigins: options.trustedOrigins ?? [],
    allowedOrigins: options.allowedOrigins ?? [],
    returnPaths: options.returnPaths ?? [],
    maxBodyBytes: options.maxBodyBytes ?? 1_048_576,
    mail: options.mail,
    releaseKey: options.releaseKey,
    approvalsNeeded: options.approvalsNeeded ?? 1,
    uploadBytes: options.uploadBytes ?? defaultUploadBytes,
    sessionLifetimeMs: options.sessionLifetimeMs ?? 30 * dayMs,
    checkResponses: options.checkResponses ?? true,
    digest: options.digest ?? webDigest,
    log: options.log ?? reportToPage,
  };

  // Register CORS first, so that it adds its headers to every response of the routes and handlers below.
  allowOtherOrigins(server);
  app.use(async (c, next) => {
    c.set("requestId", newRequestId());
    try {
      await next();
    } catch (thrown) {
      // Hono handles thrown errors itself, but not other thrown values.
      c.res = errorResponse(thrown, c, server);
    }
    c.env?.onRoute?.(routeOf(c));
    completeHeaders(c.res, requestFacts(c, server).isSecure);
    c.res.headers.set("X-Request-ID", c.get("requestId"));
    c.res.headers.set("Date", server.clock.now().toUTCString());
  });
  app.onError((error, c) =>
    isDatabaseUnavailable(error) || error instanceof FilesUnavailable
      ? unavailableResponse(error, c, server)
      : errorResponse(error, c, server),
  );
  app.notFound((c) => unknownPathResponse(c, server));
  app.get("/", (c) => c.redirect("/app/", 302));
  server.auth.mount(server);
  bindViewer(server);
  bindLicenses(server);
  bindProfile(server, getMe);
  bindBackOffice(server);
  bindSessions(server);
  bindCart(server);
  bindOrders(server);
  bindTeams(server);
  bindProjects(server);
  bindBuilds(server);
  bindDownloads(server);
  bindReleases(server);
  bindSupport(server);
  return server;
}

// In a tab, the error is reported like the page's own errors. A server process passes its own log.
function reportToPage({ error }: LogEntry): void {
  globalThis.reportError?.(error);
}
