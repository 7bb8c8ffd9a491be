// The build replaces this by the file's name: see vite-preload-lists.ts.
const file = "__PRELOAD_LISTS__";

/**
 * Loads the lists of the files that each import() needs, so that the browser fetches them together. Without the lists,
 * it finds them one after the other.
 */
export async function loadPreloadLists(): Promise<void> {
  if (import.meta.env.DEV) return;
  await import(/* @vite-ignore */ import.meta.env.BASE_URL + file).catch(() => undefined);
}
