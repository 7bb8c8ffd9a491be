import { hasHiddenCharacters, withoutHiddenCharacters } from "@gatehouse/contract/viewer";
import { html, raw } from "hono/html";
import type { PageTexts } from "../texts/pages.messages";
import { sayIn } from "../texts/refusal";
import type { Visit } from "./bind-page";
import type { Html } from "./html-page";

type TableTexts = PageTexts["table"];

const pageSize = 25;
const longestSearch = 100;

export interface Column<Row> {
  readonly title: string;
  /** Aligns the column's numbers by their digits. */
  readonly isNumber?: true;
  cell(row: Row): Html | string;
}

/** The requested part of a list. */
export interface ListWindow {
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

export interface PagedTable<Row> {
  /** The table's accessible name. */
  readonly label: string;
  /** The fields that the search covers, such as `email or name`. Without it, there is no search. */
  readonly searches?: string;
  /** The sentence for an empty list. */
  readonly empty: string;
  /** Further fields of the search form, and their values from the query string. */
  readonly filters?: { readonly fields: Html; readonly values: Readonly<Record<string, string>> };
  readonly columns: readonly Column<Row>[];
  list(window: ListWindow): Promise<{ readonly count: number; readonly rows: readonly Row[] }>;
}

/** A searchable, paged table that reads `search` and `page` from the query string. */
export async function pagedTable<Row>(
  visit: Visit,
  { label, searches, empty, filters, columns, list }: PagedTable<Row>,
): Promise<Html> {
  const typed = searches === undefined ? "" : visit.query("search");
  const search = withoutHiddenCharacters(typed).trim().slice(0, longestSearch);
  const { table: texts } = visit.texts;
  const form = searches === undefined ? "" : searchForm(searches, search, texts, filters?.fields);
  if (hasHiddenCharacters(typed))
    return html`${form}
<p>${sayIn(visit.facts.language, (t) => t.field.hiddenInSearch)}</p>`;
  const requested = /^\d{1,6}$/.test(visit.query("page")) ? Math.max(1, Number(visit.query("page"))) : 1;
  const read = (page: number) => list({ search, limit: pageSize, offset: (page - 1) * pageSize });
  let page = requested;
  let found = await read(page);
  const pages = Math.max(1, Math.ceil(found.count / pageSize));
  if (page > pages) found = await read((page = pages));
  return html`${form}
${found.rows.length === 0 ? html`<p>${search === "" ? empty : texts.nothingFound(search)}</p>` : table(label, columns, found.rows, texts)}
${pages === 1 ? "" : pager({ page, pages, query: { ...filters?.values, ...(search === "" ? {} : { search }) }, count: found.count, texts })}`;
}

export function table<Row>(
  label: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { actions }: TableTexts,
): Html {
  return html`<div class="scroll" role="region" aria-label="${label}" tabindex="0"><table>
<thead><tr>${columns.map(({ title, isNumber }) => html`<th scope="col"${classOf(isNumber)}>${title === "" ? html`<span class="hidden">${actions}</span>` : title}</th>`)}</tr></thead>
<tbody>
${rows.map(
  (
    row,
  ) => html`<tr>${columns.map(({ title, isNumber, cell }) => html`<td data-label="${title}"${classOf(isNumber)}>${cell(row)}</td>`)}</tr>
`,
)}</tbody>
</table></div>`;
}

const classOf = (isNumber: true | undefined) => (isNumber ? raw(' class="number"') : "");

function searchForm(searches: string, search: string, texts: TableTexts, fields?: Html): Html {
  return html`<form class="search${fields === undefined ? "" : " filters"}" method="get" role="search">
<label class="hidden" for="search">${texts.searchBy(searches)}</label>
<input id="search" name="search" type="search" maxlength="${longestSearch}" placeholder="${texts.searchBy(searches)}" value="${search}">
${fields ?? ""}
<button type="submit">${texts.search}</button>
</form>`;
}

function pager({
  page,
  pages,
  query,
  count,
  texts,
}: {
  readonly page: number;
  readonly pages: number;
  readonly query: Readonly<Record<string, string>>;
  readonly count: number;
  readonly texts: TableTexts;
}): Html {
  const to = (target: number, text: string) =>
    html`<a href="?${new URLSearchParams({ ...query, page: String(target) }).toString()}">${text}</a>`;
  return html`<nav class="pager" aria-label="${texts.pages}">
${page > 1 ? to(page - 1, texts.previous) : ""}
<span>${texts.pageOf(page, pages, count)}</span>
${page < pages ? to(page + 1, texts.next) : ""}
</nav>`;
}
