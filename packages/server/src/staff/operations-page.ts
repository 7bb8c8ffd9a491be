import { count, desc, eq } from "drizzle-orm";
import { html } from "hono/html";
import { matchesSearch } from "../db/matches-search";
import { licenseEvents, licenses } from "../db/tables/licenses";
import { pagedTable, timeText } from "../http/table-page";
import type { BackOfficePage } from "./back-office-page";

interface Row {
  readonly event: typeof licenseEvents.$inferSelect;
  readonly serialNumber: string;
}

/** The history of all licenses, newest first. */
export const operationsPage: BackOfficePage = {
  path: "/management/licenses-operations/",
  title: "Licenses operations",
  needs: "management.operations",
  content: (visit) =>
    pagedTable<Row>(visit, {
      label: "Operations",
      searches: "serial number, operation or account",
      empty: "Nothing has happened to any license.",
      columns: [
        { title: "Time (UTC)", cell: ({ event }) => timeText(event.createdAt) },
        { title: "License", cell: ({ serialNumber }) => html`<span class="mono">${serialNumber}</span>` },
        { title: "Operation", cell: ({ event }) => event.type.replaceAll("_", " ") },
        { title: "From", cell: ({ event }) => event.fromUserEmail || "–" },
        { title: "To", cell: ({ event }) => event.toUserEmail || "–" },
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
    }),
};
