/** The letters that follow `g`, with the ids of the palette's commands. */
export const pageKeys = [
  ["d", "page-dashboard"],
  ["l", "page-licenses"],
  ["p", "page-projects"],
  ["s", "page-support"],
  ["w", "page-downloads"],
  ["o", "page-orders"],
  ["c", "page-cart"],
  ["m", "page-compilerVersions"],
  ["u", "own-profile"],
] as const;
