import { redactError } from "../http/redact-error";
import { requestFacts } from "../http/request-facts";
import { routeOf } from "../http/route-of";
import type { ServerApp } from "../http/server-app";
import { closeWrite, recordWrite } from "./impersonation";

/**
 * Records every write of an impersonated session, on any route. The record is made before the write runs, so that no
 * write goes unrecorded, and gets the response's status afterwards.
 */
export function recordImpersonatedWrites(server: ServerApp): void {
  server.app.use(async (c, next) => {
    const isRead = c.req.method === "GET" || c.req.method === "HEAD" || c.req.method === "OPTIONS";
    const record = isRead ? undefined : await recordWrite(server, requestFacts(c, server), c.get("requestId"));
    await next();
    if (record === undefined) return;
    try {
      await closeWrite(server, record, c.res.status);
    } catch (error) {
      // The write is done. An error response would make the client repeat it, so log this and leave the record without
      // a status.
      server.log({
        requestId: c.get("requestId"),
        request: routeOf(c),
        status: c.res.status,
        error: redactError(error),
      });
    }
  });
}
