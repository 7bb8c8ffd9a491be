import { count, gt, sql } from "drizzle-orm";
import { html } from "hono/html";
import { rowsOf } from "../db/migrate";
import { migrations } from "../db/migrations";
import { sessions } from "../db/tables/auth";
import { staffTexts } from "../texts/pages";
import type { BackOfficePage } from "./back-office-page";

/** The status of the server and its database. */
export const statusPage: BackOfficePage = {
  path: "/management/system-status/",
  title: "status",
  needs: "management.system-status",
  async content({ db, clock, product, facts, time }) {
    const { status: texts } = staffTexts(facts.language);
    const now = clock.now();
    const [database] = rowsOf<{ version: number; server: string }>(
      await db.execute(
        sql`select max(version)::int as version, current_setting('server_version') as server from gatehouse_migrations`,
      ),
    );
    const [open] = await db.select({ count: count() }).from(sessions).where(gt(sessions.expiresAt, now));
    return html`<dl>
<dt>${texts.product}</dt><dd>${product.name}</dd>
<dt>${texts.serverTime}</dt><dd>${time(now)}</dd>
<dt>${texts.database}</dt><dd>${texts.databaseReachable(database?.server ?? texts.unknown)}</dd>
<dt>${texts.dataVersion}</dt><dd>${texts.versionOf(database?.version ?? 0, migrations.length)}</dd>
<dt>${texts.openSessions}</dt><dd>${open?.count ?? 0}</dd>
</dl>`;
  },
};
