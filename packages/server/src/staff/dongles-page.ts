import { count, eq } from "drizzle-orm";
import { html } from "hono/html";
import { matchesSearch } from "../db/matches-search";
import { dongles, licenses } from "../db/tables/licenses";
import { users } from "../db/tables/viewer";
import { pagedTable } from "../http/table-page";
import type { BackOfficePage } from "./back-office-page";

interface Row {
  readonly serialNumber: string;
  readonly owner: string;
  readonly license: typeof licenses.$inferSelect | null;
}

/** The content of a dongle in words. */
function contentOf({ license }: Row): string {
  if (license === null) return "Empty";
  if (!license.isReallocated) return "Its own license";
  return license.hasNewDongleData ? "Relocated, pending activation" : "Relocated";
}

export const donglesPage: BackOfficePage = {
  path: "/management/dongle/",
  title: "USB dongles",
  needs: "management.dongles",
  content: (visit) =>
    pagedTable<Row>(visit, {
      label: "USB dongles",
      searches: "serial number or owner",
      empty: "There are no dongles.",
      columns: [
        { title: "Dongle", cell: ({ serialNumber }) => html`<span class="mono">${serialNumber}</span>` },
        { title: "Owner", cell: ({ owner }) => owner },
        {
          title: "License",
          cell: ({ license }) => (license === null ? "–" : html`<span class="mono">${license.serialNumber}</span>`),
        },
        { title: "State", cell: contentOf },
      ],
      async list({ search, limit, offset }) {
        const { db } = visit;
        const where = matchesSearch(search, dongles.serialNumber, users.email);
        const [total] = await db
          .select({ count: count() })
          .from(dongles)
          .innerJoin(users, eq(users.id, dongles.ownerId))
          .leftJoin(licenses, eq(licenses.dongleId, dongles.id))
          .where(where);
        const rows = await db
          .select({ serialNumber: dongles.serialNumber, owner: users.email, license: licenses })
          .from(dongles)
          .innerJoin(users, eq(users.id, dongles.ownerId))
          .leftJoin(licenses, eq(licenses.dongleId, dongles.id))
          .where(where)
          .orderBy(dongles.serialNumber, licenses.serialNumber)
          .limit(limit)
          .offset(offset);
        return { count: total?.count ?? 0, rows };
      },
    }),
};
