import { html, raw } from "hono/html";
import { auditKinds } from "../auth/audit";
import type { Html } from "../http/html-page";
import type { StaffTexts } from "../texts/staff.messages";
import { type AuditFilter, readDay } from "./audit-rules";

/** The filter from the query string, without the search. */
export interface AskedFilter extends AuditFilter {
  /** The filter's query parameters, for links that keep them. */
  readonly values: Readonly<Record<string, string>>;
  /** Whether one of the days is invalid. */
  readonly hasOddDay: boolean;
  /** Whether there is no event of the requested kind. */
  readonly hasUnknownKind: boolean;
}

/** Reads `kind`, `from` and `to` from the query string. */
export function readFilter(query: (name: string) => string): AskedFilter {
  const kind = auditKinds.find((known) => known === query("kind"));
  const [from, until] = [readDay(query("from")), readDay(query("to"))];
  const hasOddDay = [query("from"), query("to")].some((text) => text !== "" && readDay(text) === undefined);
  const values = { kind: kind ?? "", from: query("from").slice(0, 10), to: query("to").slice(0, 10) };
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== "")),
    hasOddDay,
    hasUnknownKind: kind === undefined && query("kind") !== "",
  };
}

/** The filter's fields for the search form. */
export function filterFields({ values }: AskedFilter, texts: StaffTexts["audit"]): Html {
  return html`<span><label for="kind">${texts.event}</label>
<select id="kind" name="kind">
<option value="">${texts.allEvents}</option>
${auditKinds.map(
  (kind) => html`<option value="${kind}"${kind === values["kind"] ? raw(" selected") : ""}>${texts.kinds[kind]}</option>
`,
)}</select></span>
<span><label for="from">${texts.from}</label>
<input id="from" name="from" type="date" value="${values["from"] ?? ""}"></span>
<span><label for="to">${texts.to}</label>
<input id="to" name="to" type="date" value="${values["to"] ?? ""}"></span>`;
}
