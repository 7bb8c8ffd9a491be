import "./jitless";
import * as z from "zod/mini";

/** Django REST Framework's page of a list. */
export interface Page<Item> {
  /** Items in the whole list, not in this page. */
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly Item[];
}

/**
 * A list as the wire may have it: the page envelope, or a bare array ("Licences' list calls may answer a bare array",
 * decisions), or the whole list as an envelope that says no more than `results`. All are read as a {@link Page}.
 */
export function listOf<Item extends z.core.$ZodType>(item: Item) {
  const page = z.object({
    count: z.number(),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    results: z.array(item),
  });
  return z.pipe(z.transform(toEnvelope), page);
}

function toEnvelope(value: unknown): unknown {
  const envelope: unknown = Array.isArray(value) ? { results: value } : value;
  if (typeof envelope !== "object" || envelope === null || !("results" in envelope)) return envelope;
  return {
    count: Array.isArray(envelope.results) ? envelope.results.length : 0,
    next: null,
    previous: null,
    ...envelope,
  };
}

/** Query parameters that every paged list takes. `page=0&page_size=0` or `paginate=false` answers the whole list. */
export const listQuery = z.object({
  page: z.optional(z.coerce.number()),
  page_size: z.optional(z.coerce.number()),
  paginate: z.optional(z.stringbool()),
  order_by: z.optional(z.string()),
  search: z.optional(z.string()),
});
