import { and, count, desc, eq, type SQL } from "drizzle-orm";
import { html } from "hono/html";
import { matchesSearch } from "../db/matches-search";
import { coupons } from "../db/tables/licenses";
import { users } from "../db/tables/viewer";
import type { Visit } from "../http/bind-page";
import type { Html } from "../http/html-page";
import { expiryText } from "../http/page-time";
import { pagedTable } from "../http/table-page";
import { staffTexts } from "../texts/pages";
import type { BackOfficePage } from "./back-office-page";

interface Row {
  readonly coupon: typeof coupons.$inferSelect;
  readonly redeemedBy: string | null;
}

function listCoupons(visit: Visit, which: SQL | undefined): Promise<Html> {
  const { db, clock } = visit;
  const { coupons: texts } = staffTexts(visit.facts.language);
  const now = clock.now();
  const stateOf = ({ redeemedAt, expiresAt }: Row["coupon"]) =>
    redeemedAt !== null ? texts.isRedeemed : expiresAt !== null && expiresAt < now ? texts.isExpired : texts.isOpen;
  return pagedTable<Row>(visit, {
    label: texts.label,
    searches: texts.searches,
    empty: texts.empty,
    columns: [
      { title: texts.code, cell: ({ coupon }) => html`<span class="mono">${coupon.code}</span>` },
      { title: texts.days, isNumber: true, cell: ({ coupon }) => String(coupon.durationDays) },
      { title: texts.state, cell: ({ coupon }) => stateOf(coupon) },
      { title: texts.redeemedBy, cell: ({ redeemedBy }) => redeemedBy ?? "–" },
      { title: texts.redeemedAt, cell: ({ coupon }) => visit.time(coupon.redeemedAt) },
      { title: texts.expires, cell: ({ coupon }) => expiryText(coupon.expiresAt) },
      { title: texts.created, cell: ({ coupon }) => visit.time(coupon.createdAt) },
    ],
    async list({ search, limit, offset }) {
      const where = and(which, matchesSearch(search, coupons.code, users.email));
      const [total] = await db
        .select({ count: count() })
        .from(coupons)
        .leftJoin(users, eq(users.id, coupons.redeemedById))
        .where(where);
      const rows = await db
        .select({ coupon: coupons, redeemedBy: users.email })
        .from(coupons)
        .leftJoin(users, eq(users.id, coupons.redeemedById))
        .where(where)
        .orderBy(desc(coupons.createdAt), coupons.code)
        .limit(limit)
        .offset(offset);
      return { count: total?.count ?? 0, rows };
    },
  });
}

const ofType = (type: "smart" | "pro") => and(eq(coupons.type, type), eq(coupons.isTrial, false));

/** Pages of coupons, by kind of license. */
export const couponPages: readonly BackOfficePage[] = [
  {
    path: "/management/trial-coupons/",
    title: "trialCoupons",
    needs: "management.coupons",
    content: (visit) => listCoupons(visit, eq(coupons.isTrial, true)),
  },
  {
    path: "/management/smart-coupons/",
    title: "smartCoupons",
    needs: "management.coupons",
    content: (visit) => listCoupons(visit, ofType("smart")),
  },
  {
    path: "/management/pro-coupons/",
    title: "proCoupons",
    needs: "management.coupons",
    content: (visit) => listCoupons(visit, ofType("pro")),
  },
];
