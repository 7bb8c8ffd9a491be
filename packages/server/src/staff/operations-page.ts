import { count, desc, eq } from "drizzle-orm";
import { html } from "hono/html";
import { matchesSearch } from "../db/matches-search";
import { licenseEvents, licenses } from "../db/tables/licenses";
import { pagedTable } from "../http/table-page";
import { staffTexts } from "../texts/pages";
import type { BackOfficePage } from "./back-office-page";

interface Row {
  readonly event: typeof licenseEvents.$inferSelect;
  readonly serialNumber: string;
}

/** The history of all licenses, newest first. */
export const operationsPage: BackOfficePage = {
  path: "/management/licenses-operations/",
  title: "operations",
  needs: "management.operations",
  content(visit) {
    const { operations: texts } = staffTexts(visit.facts.language);
    const types: Readonly<Record<string, string>> = texts.types;
    return pagedTable<Row>(visit, {
      label: texts.label,
      searches: texts.searches,
      empty: texts.empty,
      columns: [
        { title: texts.time, cell: ({ event }) => visit.time(event.createdAt) },
        { title: texts.license, cell: ({ serialNumber }) => html`<span class="mono">${serialNumber}</span>` },
        { title: texts.operation, cell: ({ event }) => types[event.type] ?? event.type.replaceAll("_", " ") },
        { title: texts.from, cell: ({ event }) => event.fromUserEmail || "–" },
        { title: texts.to, cell: ({ event }) => event.toUserEmail || "–" },
      ],
      async list({ search, limit, offset }) {
        const { db } = visit;
        const where = matchesSearch(
          search,
          licenses.serialNumber,
          licenseEvents.type,
          licenseEvents.fromUserEmail,
          licenseEvents.toUserEmail,
        );
        const [total] = await db
          .select({ count: count() })
          .from(licenseEvents)
          .innerJoin(licenses, eq(licenses.guid, licenseEvents.licenseGuid))
          .where(where);
        const rows = await db
          .select({ event: licenseEvents, serialNumber: licenses.serialNumber })
          .from(licenseEvents)
          .innerJoin(licenses, eq(licenses.guid, licenseEvents.licenseGuid))
          .where(where)
          .orderBy(desc(licenseEvents.createdAt), desc(licenseEvents.id))
          .limit(limit)
          .offset(offset);
        return { count: total?.count ?? 0, rows };
      },
    });
  },
};
