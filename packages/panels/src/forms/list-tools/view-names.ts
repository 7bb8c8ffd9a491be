import { mostViews, type SavedView } from "./kept-list";

export const longestViewName = 60;

/** A name as people read it: without hidden characters, other kinds of spaces, and case. */
const readAs = (name: string) =>
  name
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .toLowerCase();

/** The view that has this name, or one that reads the same. */
export function viewNamed(views: readonly SavedView[], name: string): SavedView | undefined {
  return views.find((view) => readAs(view.name) === readAs(name));
}

/**
 * The views with a deleted one back in its place.
 * @returns undefined if its name was taken meanwhile, or if there is no room
 */
export function withViewBack(
  views: readonly SavedView[],
  deleted: SavedView,
  index: number,
): readonly SavedView[] | undefined {
  if (viewNamed(views, deleted.name) !== undefined || views.length >= mostViews) return undefined;
  return views.toSpliced(index, 0, deleted);
}
