import { html } from "hono/html";
import { auditKinds } from "../auth/audit";
import type { Html } from "../http/html-page";
import { errorNote } from "../http/page-notes";
import { pagedTable } from "../http/table-page";
import { filterFields, kindTexts, readFilter } from "./audit-filter";
import { type AuditRow, listAudit } from "./audit-rules";
import type { BackOfficePage } from "./back-office-page";

export const auditPath = "/admin/audit/";

const resultTexts = { done: "Done", refused: "Refused", failed: "Failed", open: "Not ended" };

/** For superusers: who signed in, failed to, changed roles or passwords, or used the command line. */
export const auditPage: BackOfficePage = {
  path: auditPath,
  title: "Audit log",
  needs: "superuser",
  async content(visit) {
    const filter = readFilter((name) => visit.query(name));
    const rows = await pagedTable<AuditRow>(visit, {
      label: "Audit log",
      searches: "account or network address",
      empty: "Nothing has happened yet, or nothing that matches.",
      filters: { fields: filterFields(filter), values: filter.values },
      columns: [
        { title: "Time (UTC)", cell: ({ at }) => secondText(at) },
        { title: "Event", cell: ({ kind }) => html`<span class="nowrap">${textOfKind(kind)}</span>` },
        { title: "Account", cell: ({ subject }) => subject ?? "–" },
        { title: "By", cell: ({ actor }) => actor ?? "–" },
        { title: "Address", cell: ({ address }) => address ?? "–" },
        { title: "Result", cell: ({ result }) => resultTexts[result ?? "open"] },
        { title: "Details", cell: ({ detail }) => detail || "–" },
      ],
      list: ({ search, ...window }) => listAudit(visit, { ...filter, search }, window),
    });
    const query = new URLSearchParams({ ...filter.values, search: visit.query("search") });
    return html`${filter.hasOddDay ? errorNote("Enter days as YYYY-MM-DD.") : ""}
${rows}
<p class="after"><a href="${auditPath}export/?${query.toString()}" download>Export as CSV</a></p>`;
  },
};

/** A newer portal's kind, which this one has no name for, is shown as it is stored. */
function textOfKind(kind: string): string {
  const known = auditKinds.find((each) => each === kind);
  return known === undefined ? kind : kindTexts[known];
}

/** A time to the second, by which rows are compared with other logs. */
function secondText(time: Date): Html {
  const iso = time.toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 19).replace("T", " ")}</time>`;
}
