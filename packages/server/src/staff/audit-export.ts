import { hasHiddenCharacters } from "@gatehouse/contract/viewer";
import { bindPage, type Visit } from "../http/bind-page";
import { redirect } from "../http/html-page";
import type { ServerApp } from "../http/server-app";
import { readFilter } from "./audit-filter";
import { auditPage, auditPath } from "./audit-page";
import { type AuditFilter, type AuditRow, nextAudit } from "./audit-rules";
import { mayOpen } from "./back-office-page";

const rowsAtOnce = 1_000;
const highestId = 2_147_483_647;
const titles = ["time", "event", "account", "by", "address", "result", "details"];

/** Exports the rows that match the page's filter as CSV. It streams the rows, so the export can have any length. */
export function bindAuditExport(server: ServerApp): void {
  bindPage(server, {
    path: `${auditPath}export/`,
    home: auditPath,
    isFor: (viewer) => mayOpen(auditPage, viewer, server.groups),
    async show(visit) {
      const { hasOddDay, hasUnknownKind, ...filter } = readFilter((name) => visit.query(name));
      const search = visit.query("search");
      // The page says what is wrong. Without the broken part of the filter, the export would have too many rows.
      if (hasOddDay || hasUnknownKind || hasHiddenCharacters(search))
        return redirect(auditPath + new URL(visit.facts.request.url).search);
      const day = visit.clock.now().toISOString().slice(0, 10);
      return new Response(csvOf(visit, { ...filter, search: search.trim() }), {
        headers: {
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": `attachment; filename="audit-${day}.csv"`,
        },
      });
    },
  });
}

function csvOf(visit: Visit, filter: AuditFilter): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let below = highestId;
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(lineOf(titles))),
    async pull(controller) {
      const rows = await nextAudit(visit, filter, below, rowsAtOnce);
      below = rows.at(-1)?.id ?? 0;
      controller.enqueue(encoder.encode(rows.map((row) => lineOf(cellsOf(row))).join("")));
      if (rows.length < rowsAtOnce) controller.close();
    },
  });
}

function cellsOf({ at, kind, subject, actor, address, result, detail }: AuditRow): readonly string[] {
  return [at.toISOString(), kind, subject ?? "", actor ?? "", address ?? "", result ?? "", detail];
}

/** Escapes cells that begin like a formula, because a spreadsheet would execute them. */
function lineOf(cells: readonly string[]): string {
  const safe = cells.map((cell) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell));
  return `${safe.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")}\r\n`;
}
