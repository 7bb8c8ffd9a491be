import { isPortalError, PortalError } from "@gatehouse/contract";
import type { Context as HonoContext } from "hono";
import type { Context } from "../db/context";
import { type Download, fileResponse } from "./file-response";
import { redirect } from "./html-page";
import { notFoundPage } from "./not-found-page";
import { requestFacts } from "./request-facts";
import type { HonoEnv, ServerApp } from "./server-app";

interface DownloadRoute {
  /** May contain `:name` parameters. */
  readonly path: string;
  /** `inline` for files that a browser may display. */
  readonly disposition: "inline" | "attachment";
  /**
   * Whether browsers open the route as a page: it then redirects to sign-in, or shows a 404 page. Otherwise it refuses
   * like the API.
   */
  readonly isPage?: boolean;
  /** Returns null for a file that has been deleted, and undefined for one that never existed. */
  readonly find: (context: Context, params: Readonly<Record<string, string>>) => Promise<Download | null | undefined>;
  /** Returns the page for a deleted file. Without it, the route responds as for a file that never existed. */
  readonly deletedPage?: (c: HonoContext<HonoEnv>, server: ServerApp) => Response;
}

/** Creates the route of a file. The contract has no endpoint for it, because its response is not JSON. */
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
