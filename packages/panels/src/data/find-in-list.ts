import type { Page } from "@gatehouse/contract";
import { done, type Finding, notDone, unknown } from "./find-done";

/** Done when the list has such an item. Unknown when the page lacks it but the list has more pages. */
export function doneIfListed<Item, Output>(
  page: Page<Item>,
  isIt: (item: Item) => boolean,
  toResponse: (item: Item) => Output,
): Finding<Output> {
  const item = page.results.find(isIt);
  if (item !== undefined) return done(toResponse(item));
  return page.next === null ? notDone : unknown;
}

/** Done when the list no longer has such an item. */
export function doneIfGone<Item>(page: Page<Item>, isIt: (item: Item) => boolean): Finding<void> {
  if (page.results.some(isIt)) return notDone;
  return page.next === null ? done(undefined) : unknown;
}

type Listed<Item> = Pick<Page<Item>, "results">;

/** The items that the list did not have before, or undefined when that is not known. */
export function appeared<Item>(
  now: Listed<Item>,
  before: Listed<Item> | undefined,
  idOf: (item: Item) => unknown,
): readonly Item[] | undefined {
  if (before === undefined) return now.results.length === 0 ? [] : undefined;
  const known = new Set(before.results.map(idOf));
  return now.results.filter((item) => !known.has(idOf(item)));
}

/** The item created last. Servers do not promise an order, and may leave the time out. */
export function newest<Item extends { readonly created_at?: string | null | undefined }>(
  items: readonly Item[],
): Item | undefined {
  const timeOf = ({ created_at: time }: Item) => Date.parse(time ?? "") || 0;
  return items.reduce<Item | undefined>(
    (last, item) => (last === undefined || timeOf(item) > timeOf(last) ? item : last),
    undefined,
  );
}
