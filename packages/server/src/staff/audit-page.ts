import { hasHiddenCharacters } from "@gatehouse/contract/viewer";
import { html } from "hono/html";
import { auditKinds } from "../auth/audit";
import { errorNote } from "../http/page-notes";
import { pagedTable } from "../http/table-page";
import { staffTexts } from "../texts/pages";
import type { StaffTexts } from "../texts/staff.messages";
import { filterFields, readFilter } from "./audit-filter";
import { type AuditRow, listAudit } from "./audit-rules";
import type { BackOfficePage } from "./back-office-page";

export const auditPath = "/admin/audit/";

/** Lists sign-ins, failed sign-ins, changes of roles and passwords, and uses of the command line, for superusers. */
export const auditPage: BackOfficePage = {
  path: auditPath,
  title: "audit",
  needs: "superuser",
  async content(visit) {
    const { audit: texts } = staffTexts(visit.facts.language);
    const filter = readFilter((name) => visit.query(name));
    const rows = await pagedTable<AuditRow>(visit, {
      label: texts.label,
      searches: texts.searches,
      empty: texts.empty,
      filters: { fields: filterFields(filter, texts), values: filter.values },
      columns: [
        { title: texts.time, cell: ({ at }) => visit.time(at, { hasSeconds: true }) },
        { title: texts.event, cell: ({ kind }) => html`<span class="nowrap">${textOfKind(kind, texts)}</span>` },
        { title: texts.account, cell: ({ subject }) => subject ?? "–" },
        { title: texts.by, cell: ({ actor }) => actor ?? "–" },
        { title: texts.address, cell: ({ address }) => address ?? "–" },
        { title: texts.result, cell: ({ result }) => texts.results[result ?? "open"] },
        { title: texts.details, cell: ({ detail }) => detail || "–" },
      ],
      list: ({ search, ...window }) => listAudit(visit, { ...filter, search }, window),
    });
    const query = new URLSearchParams({ ...filter.values, search: visit.query("search") });
    // The export refuses such a filter.
    const isBroken = filter.hasUnknownKind || filter.hasOddDay || hasHiddenCharacters(visit.query("search"));
    return html`${filter.hasUnknownKind ? errorNote(texts.unknownEvent, "event-error") : ""}
${filter.hasOddDay ? errorNote(texts.oddDay) : ""}
${rows}
${isBroken ? "" : html`<p class="after"><a href="${auditPath}export/?${query.toString()}" download>${texts.exportCsv}</a></p>`}`;
  },
};

/** The text of a kind. One that only a newer version knows is shown as stored. */
function textOfKind(kind: string, texts: StaffTexts["audit"]): string {
  const known = auditKinds.find((each) => each === kind);
  return known === undefined ? kind : texts.kinds[known];
}
