import "./jitless";
import * as z from "zod/mini";
import { number, openEnum } from "./fields";

/** Django REST Framework's page of a list. */
export interface Page<Item> {
  /** Items in the whole list, not in this page. */
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly Item[];
}

/** The forms in which a server may send a list. */
export type SentList<Item> =
  | readonly Item[]
  | {
      readonly count?: number | null;
      readonly next?: string | null;
      readonly previous?: string | null;
      readonly results: readonly Item[];
    };

/**
 * A list in any form that a server may send: a page envelope, a bare array, or an envelope with only `results`. Other
 * fields of the envelope may be missing or null. A page without a count that names a next page counts one row more than
 * it has. All become a {@link Page}.
 */
export function listOf<Item extends z.core.$ZodType>(item: Item) {
  const page = z.object({
    count: number,
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    results: z.array(item),
  });
  return z.pipe(z.transform<SentList<z.input<Item>>, unknown>(toEnvelope), page);
}

function toEnvelope(value: unknown): unknown {
  const {
    results,
    count,
    next = null,
    previous = null,
  } = (Array.isArray(value) ? { results: value } : Object(value)) as Partial<Page<unknown>>;
  // A page that names a next one is not the whole list.
  return { results, count: count ?? (results?.length ?? 0) + (next ? 1 : 0), next, previous };
}

/** The largest `page_size`, for reading whole lists. */
export const largestPageSize = 100;

const words: Readonly<Record<string, boolean>> = Object.fromEntries([
  ...["true", "1", "yes", "on", "y", "enabled"].map((word) => [word, true]),
  ...["false", "0", "no", "off", "n", "disabled"].map((word) => [word, false]),
]);

/** Accepts the words of `z.stringbool()`. Its code would enlarge every page, although only servers parse queries. */
const yesOrNo = z.pipe(
  z.transform((word: string): unknown => words[String(word).toLowerCase()]),
  z.boolean(),
);

export interface PagedListOptions<Name extends string> {
  /** Fields that the server can sort by, under their wire names. */
  readonly orderBy: readonly Name[];
  /** Whether the server searches. */
  readonly search: boolean;
}

/**
 * The query of a list that the server pages. Pages count from 1. `page_size` is at most {@link largestPageSize}.
 * `page_size=0` or `paginate=false` returns the whole list. `order_by` is a field's name, with a leading `-` for
 * descending. The server ignores an unknown one. A page past the end is a 404 `Invalid page.`
 */
export function pagedList<const Name extends string>({ orderBy, search }: PagedListOptions<Name>) {
  const names = orderBy.flatMap((name) => [name, `-${name}`] as const);
  return z.object({
    page: z.optional(z.coerce.number()),
    page_size: z.optional(z.coerce.number()),
    paginate: z.optional(yesOrNo),
    order_by: z.optional(openEnum(names, "default")),
    ...((search ? { search: z.optional(z.string()) } : {}) as { search: z.ZodMiniOptional<z.ZodMiniString<string>> }),
  });
}

/** The parsed query of a {@link pagedList}. */
export interface PageQuery<OrderBy extends string = string> {
  readonly page?: number;
  readonly page_size?: number;
  readonly paginate?: boolean;
  readonly order_by?: OrderBy;
  readonly search?: string;
}
