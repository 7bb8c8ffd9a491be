import { count, eq } from "drizzle-orm";
import { html } from "hono/html";
import { matchesSearch } from "../db/matches-search";
import { dongles, licenses } from "../db/tables/licenses";
import { users } from "../db/tables/viewer";
import { pagedTable } from "../http/table-page";
import { staffTexts } from "../texts/pages";
import type { StaffTexts } from "../texts/staff.messages";
import type { BackOfficePage } from "./back-office-page";

interface Row {
  readonly serialNumber: string;
  readonly owner: string;
  readonly license: typeof licenses.$inferSelect | null;
}

/** A dongle's license state as text. */
function contentOf({ license }: Row, texts: StaffTexts["dongles"]): string {
  if (license === null) return texts.isEmpty;
  if (!license.isReallocated) return texts.ownLicense;
  return license.hasNewDongleData ? texts.relocatedPending : texts.relocated;
}

export const donglesPage: BackOfficePage = {
  path: "/management/dongle/",
  title: "dongles",
  needs: "management.dongles",
  content(visit) {
    const { dongles: texts } = staffTexts(visit.facts.language);
    return pagedTable<Row>(visit, {
      label: texts.label,
      searches: texts.searches,
      empty: texts.empty,
      columns: [
        { title: texts.dongle, cell: ({ serialNumber }) => html`<span class="mono">${serialNumber}</span>` },
        { title: texts.owner, cell: ({ owner }) => owner },
        {
          title: texts.license,
          cell: ({ license }) => (license === null ? "–" : html`<span class="mono">${license.serialNumber}</span>`),
        },
        { title: texts.state, cell: (row) => contentOf(row, texts) },
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
    });
  },
};
