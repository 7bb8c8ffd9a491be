const windowSize = 5;

/** How many pages this many rows fill: one at least, though it is empty. */
export function pageCountOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The five page numbers around the current one, fewer where there are fewer. */
export function pagerWindow(page: number, pageCount: number): number[] {
  const size = Math.min(windowSize, pageCount);
  const start = Math.min(Math.max(1, page - Math.floor(windowSize / 2)), pageCount - size + 1);
  return Array.from({ length: size }, (_, index) => start + index);
}
