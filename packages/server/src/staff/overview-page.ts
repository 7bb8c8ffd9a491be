import { count, gt, isNull } from "drizzle-orm";
import { html } from "hono/html";
import { coupons, licenses } from "../db/tables/licenses";
import { teams } from "../db/tables/teams";
import { users } from "../db/tables/viewer";
import { staffTexts } from "../texts/pages";
import type { BackOfficePage } from "./back-office-page";

/** The start page of the back office. */
export const overviewPage: BackOfficePage = {
  path: "/management/",
  title: "overview",
  needs: "management.licenses",
  async content({ db, clock, facts }) {
    const { overview: texts } = staffTexts(facts.language);
    const [accounts] = await db.select({ count: count() }).from(users);
    const [all] = await db.select({ count: count() }).from(licenses);
    const [valid] = await db.select({ count: count() }).from(licenses).where(gt(licenses.expiresAt, clock.now()));
    const [groups] = await db.select({ count: count() }).from(teams);
    const [open] = await db.select({ count: count() }).from(coupons).where(isNull(coupons.redeemedAt));
    return html`<dl>
<dt>${texts.accounts}</dt><dd>${accounts?.count ?? 0}</dd>
<dt>${texts.licenses}</dt><dd>${texts.licensesOf(all?.count ?? 0, valid?.count ?? 0)}</dd>
<dt>${texts.teams}</dt><dd>${groups?.count ?? 0}</dd>
<dt>${texts.openCoupons}</dt><dd>${open?.count ?? 0}</dd>
</dl>
<p class="note">${texts.note}</p>`;
  },
};
