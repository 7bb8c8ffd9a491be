import { count, gt, sql } from "drizzle-orm";
import { html } from "hono/html";
import { rowsOf } from "../db/migrate";
import { migrations } from "../db/migrations";
import { sessions } from "../db/tables/auth";
import { timeText } from "../http/table-page";
import type { BackOfficePage } from "./back-office-page";

/** How the server and its database stand. */
export const statusPage: BackOfficePage = {
  path: "/management/system-status/",
  title: "System status",
  needs: "management.system-status",
  async content({ db, clock, product }) {
    const now = clock.now();
    const [database] = rowsOf<{ version: number; server: string }>(
      await db.execute(
        sql`select max(version)::int as version, current_setting('server_version') as server from gatehouse_migrations`,
      ),
    );
    const [open] = await db.select({ count: count() }).from(sessions).where(gt(sessions.expiresAt, now));
    return html`<dl>
<dt>Product</dt><dd>${product.name}</dd>
<dt>Server time (UTC)</dt><dd>${timeText(now)}</dd>
<dt>Database</dt><dd>PostgreSQL ${database?.server ?? "unknown"}, answering</dd>
<dt>Version of the data</dt><dd>${database?.version ?? 0} of ${migrations.length}</dd>
<dt>Open sessions</dt><dd>${open?.count ?? 0}</dd>
</dl>`;
  },
};
