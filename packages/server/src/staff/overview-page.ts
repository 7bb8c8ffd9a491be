import { count, gt, isNull } from "drizzle-orm";
import { html } from "hono/html";
import { coupons, licenses } from "../db/tables/licenses";
import { teams } from "../db/tables/teams";
import { users } from "../db/tables/viewer";
import type { BackOfficePage } from "./back-office-page";

/** Where the back office begins. */
export const overviewPage: BackOfficePage = {
  path: "/management/",
  title: "Management",
  needs: "management.licenses",
  async content({ db, clock }) {
    const [accounts] = await db.select({ count: count() }).from(users);
    const [all] = await db.select({ count: count() }).from(licenses);
    const [valid] = await db.select({ count: count() }).from(licenses).where(gt(licenses.expiresAt, clock.now()));
    const [groups] = await db.select({ count: count() }).from(teams);
    const [open] = await db.select({ count: count() }).from(coupons).where(isNull(coupons.redeemedAt));
    return html`<dl>
<dt>Accounts</dt><dd>${accounts?.count ?? 0}</dd>
<dt>Licenses</dt><dd>${all?.count ?? 0}, of which ${valid?.count ?? 0} are activated and not expired</dd>
<dt>Teams</dt><dd>${groups?.count ?? 0}</dd>
<dt>Coupons not redeemed</dt><dd>${open?.count ?? 0}</dd>
</dl>
<p class="note">These pages only show. What is to be changed is changed by the admin command line.</p>`;
  },
};
