const windowSize = 5;

/** The number of pages for this many rows. At least one, even if it is empty. */
export function pageCountOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Up to five page numbers around the current one. */
export function pagerWindow(page: number, pageCount: number): number[] {
  const size = Math.min(windowSize, pageCount);
  const start = Math.min(Math.max(1, page - Math.floor(windowSize / 2)), pageCount - size + 1);
  return Array.from({ length: size }, (_, index) => start + index);
}
