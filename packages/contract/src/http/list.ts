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
 * decisions). Both are read as a {@link Page}.
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
  return Array.isArray(value) ? { count: value.length, next: null, previous: null, results: value } : value;
}

/** Query parameters that every paged list takes. `page=0&page_size=0` or `paginate=false` answers the whole list. */
export const listQuery = z.object({
  page: z.optional(z.coerce.number()),
  page_size: z.optional(z.coerce.number()),
  paginate: z.optional(z.stringbool()),
  order_by: z.optional(z.string()),
  search: z.optional(z.string()),
});
