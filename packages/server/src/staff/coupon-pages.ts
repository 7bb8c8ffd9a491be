import { and, count, desc, eq, type SQL } from "drizzle-orm";
import { html } from "hono/html";
import { matchesSearch } from "../db/matches-search";
import { coupons } from "../db/tables/licenses";
import { users } from "../db/tables/viewer";
import type { Visit } from "../http/bind-page";
import type { Html } from "../http/html-page";
import { pagedTable, timeText } from "../http/table-page";
import type { BackOfficePage } from "./back-office-page";

interface Row {
  readonly coupon: typeof coupons.$inferSelect;
  readonly redeemedBy: string | null;
}

function listCoupons(visit: Visit, which: SQL | undefined): Promise<Html> {
  const { db, clock } = visit;
  const now = clock.now();
  const stateOf = ({ redeemedAt, expiresAt }: Row["coupon"]) =>
    redeemedAt !== null ? "Redeemed" : expiresAt !== null && expiresAt < now ? "Expired" : "Open";
  return pagedTable<Row>(visit, {
    label: "Coupons",
    searches: "code or account",
    empty: "There are no coupons of this kind.",
    columns: [
      { title: "Code", cell: ({ coupon }) => html`<span class="mono">${coupon.code}</span>` },
      { title: "Days", cell: ({ coupon }) => String(coupon.durationDays) },
      { title: "State", cell: ({ coupon }) => stateOf(coupon) },
      { title: "Redeemed by", cell: ({ redeemedBy }) => redeemedBy ?? "–" },
      { title: "Redeemed (UTC)", cell: ({ coupon }) => timeText(coupon.redeemedAt) },
      { title: "Expires (UTC)", cell: ({ coupon }) => timeText(coupon.expiresAt) },
      { title: "Created (UTC)", cell: ({ coupon }) => timeText(coupon.createdAt) },
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

/** Coupons by what they give. */
export const couponPages: readonly BackOfficePage[] = [
  {
    path: "/management/trial-coupons/",
    title: "TRIAL coupons",
    needs: "management.coupons",
    content: (visit) => listCoupons(visit, eq(coupons.isTrial, true)),
  },
  {
    path: "/management/smart-coupons/",
    title: "SMART coupons",
    needs: "management.coupons",
    content: (visit) => listCoupons(visit, ofType("smart")),
  },
  {
    path: "/management/pro-coupons/",
    title: "PRO coupons",
    needs: "management.coupons",
    content: (visit) => listCoupons(visit, ofType("pro")),
  },
];
