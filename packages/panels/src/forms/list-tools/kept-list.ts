import { accountHash } from "../../data/account-hash";
import { keepText, readKeptText } from "../../data/kept-text";

/** A named state of a list: its search, sort, filters and page size, as a query string. */
export interface SavedView {
  readonly name: string;
  readonly search: string;
}

/** The choices for one list that this browser keeps for an account. */
export interface KeptList {
  /** Ids of hidden columns. */
  readonly hidden: readonly string[];
  readonly density: "comfortable" | "compact" | undefined;
  readonly views: readonly SavedView[];
}

export const mostViews = 20;

const nothing: KeptList = { hidden: [], density: undefined, views: [] };

/** The storage name of one account's choices for one list. */
export function keptListName(productId: string, email: string, listId: string): string {
  return `list.${productId}.${accountHash(email)}.${listId}`;
}

/** Reads the choices. Foreign or damaged text counts as none. */
export function readKeptList(name: string): KeptList {
  try {
    const kept: unknown = JSON.parse(readKeptText(name) ?? "null");
    if (typeof kept !== "object" || kept === null) return nothing;
    const { hidden, density, views } = kept as Partial<Record<keyof KeptList, unknown>>;
    return {
      hidden: Array.isArray(hidden) ? hidden.filter((id): id is string => typeof id === "string") : [],
      density: density === "compact" || density === "comfortable" ? density : undefined,
      views: Array.isArray(views) ? views.filter(isView).slice(0, mostViews) : [],
    };
  } catch {
    return nothing;
  }
}

/** Keeps the choices, or drops them when none is left. @returns false if this browser can't keep them */
export function keepList(name: string, kept: KeptList): boolean {
  const isEmpty = kept.hidden.length === 0 && kept.density === undefined && kept.views.length === 0;
  return keepText(name, isEmpty ? undefined : JSON.stringify(kept));
}

function isView(view: unknown): view is SavedView {
  if (typeof view !== "object" || view === null) return false;
  const { name, search } = view as Partial<Record<keyof SavedView, unknown>>;
  return typeof name === "string" && name.trim() !== "" && typeof search === "string";
}
