import { isPortalError, PortalError } from "@gatehouse/contract";
import type { Context as HonoContext } from "hono";
import type { Context } from "../db/context";
import { type Download, fileResponse } from "./file-response";
import { redirect } from "./html-page";
import { notFoundPage } from "./not-found-page";
import { requestFacts } from "./request-facts";
import type { HonoEnv, ServerApp } from "./server-app";

interface DownloadRoute {
  /** With `:name` for what varies. */
  readonly path: string;
  /** `inline` for what a browser may show itself. */
  readonly disposition: "inline" | "attachment";
  /** The page for visitors without a session. For API requests, the route refuses instead. */
  readonly isPage?: boolean;
  /** Null for a file that is no longer kept. */
  readonly find: (context: Context, params: Readonly<Record<string, string>>) => Promise<Download | null | undefined>;
  /** The page for a file that is no longer kept. Without it, the route refuses as for one that never was. */
  readonly deletedPage?: (c: HonoContext<HonoEnv>, server: ServerApp) => Response;
}

/** Creates the route of a file. It is not an endpoint of the contract, because its response is not data. */
export function bindDownload(server: ServerApp, route: DownloadRoute): void {
  const { path, disposition, isPage = false, find, deletedPage } = route;
  server.app.get(path, async (c: HonoContext<HonoEnv>) => {
    const identity = await server.auth.identify(server, requestFacts(c, server));
    if (identity === undefined && isPage) {
      const { pathname, search } = new URL(c.req.url);
      return redirect(`/accounts/login/?next=${encodeURIComponent(pathname + search)}`);
    }
    if (identity === undefined) throw new PortalError("unauthenticated");
    const context = { db: server.db, clock: server.clock, viewer: identity.viewer };
    const file = await find(context, c.req.param()).catch((error: unknown) => {
      if (isPortalError(error, "not-found")) return undefined;
      throw error;
    });
    if (file === null && deletedPage !== undefined) return deletedPage(c, server);
    if (file == null && isPage) return notFoundPage(c, server);
    if (file == null) throw new PortalError("not-found");
    return fileResponse(c, file, { disposition, setCookies: identity.setCookies });
  });
}
