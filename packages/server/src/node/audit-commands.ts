import { auditKinds } from "../auth/audit";
import { type AuditRow, listAudit, readDay } from "../staff/audit-rules";
import type { Command } from "./command";
import { readOptions } from "./read-arguments";
import { StartupError } from "./startup-error";

/** The command that lists the audit log. */
export const auditCommands = {
  "list-audit": (args) => {
    const {
      account,
      kind,
      from,
      to,
      limit = "200",
    } = readOptions("list-audit", args, {
      account: { type: "string" },
      kind: { type: "string" },
      from: { type: "string" },
      to: { type: "string" },
      limit: { type: "string" },
    });
    const known = auditKinds.find((each) => each === kind);
    if (kind !== undefined && known === undefined)
      throw new StartupError(`--kind must be one of ${auditKinds.join(", ")}.`);
    if (!/^[1-9]\d{0,5}$/.test(limit)) throw new StartupError("--limit needs a number of rows from 1 to 999999.");
    const filter = { search: account, kind: known, from: dayOf("--from", from), until: dayOf("--to", to) };
    return async (stores) => {
      const { rows } = await listAudit(stores, filter, { limit: Number(limit) });
      return rows.map(lineOf).join("\n") || "No rows in the audit log match.";
    };
  },
} satisfies Readonly<Record<string, Command>>;

function dayOf(option: string, text: string | undefined): Date | undefined {
  const day = text === undefined ? undefined : readDay(text);
  if (text !== undefined && day === undefined) throw new StartupError(`${option} needs a date like 2027-12-31.`);
  return day;
}

function lineOf({ at, kind, actor, subject, address, result, detail }: AuditRow): string {
  const by = `by ${actor ?? "nobody signed in"}`;
  const facts = [at.toISOString(), kind, result ?? "not ended", subject ?? "–", by, address ?? "–", detail];
  return facts.join("  ").trimEnd();
}
