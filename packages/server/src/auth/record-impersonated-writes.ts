import type { Portal } from "../http/portal";
import { requestFacts } from "../http/request-facts";
import { closeWrite, recordWrite } from "./impersonation";

/**
 * Records every write of an impersonated session, whatever route takes it: before it is carried out, so that none goes
 * unrecorded, and with its status afterwards.
 */
export function recordImpersonatedWrites(portal: Portal): void {
  portal.app.use(async (c, next) => {
    const isRead = c.req.method === "GET" || c.req.method === "HEAD" || c.req.method === "OPTIONS";
    const record = isRead ? undefined : await recordWrite(portal, requestFacts(c, portal), c.get("requestId"));
    await next();
    if (record !== undefined) await closeWrite(portal, record, c.res.status);
  });
}
