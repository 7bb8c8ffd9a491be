import { redactError } from "../http/redact-error";
import { requestFacts } from "../http/request-facts";
import { routeOf } from "../http/route-of";
import type { ServerApp } from "../http/server-app";
import { closeWrite, recordWrite } from "./impersonation";

/**
 * Records every write of an impersonated session, whatever route takes it: before it is carried out, so that none goes
 * unrecorded, and with its status afterwards.
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
      // The write is done, and its record stays without a status: to report a failure would have it done again.
      server.log({
        requestId: c.get("requestId"),
        request: routeOf(c),
        status: c.res.status,
        error: redactError(error),
      });
    }
  });
}
