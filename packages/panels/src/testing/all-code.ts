const modules = import.meta.glob([
  "../**/*.{ts,tsx}",
  "!../**/*.{cases,stories,test}.{ts,tsx}",
  "!../{exports,testing}/**",
]);

/**
 * Loads the code of all panels. Parts that load lazily then appear at once, so a story that counts the requests of a
 * panel doesn't miss those of a part that comes late.
 */
export async function loadAllCode(): Promise<void> {
  await Promise.all(Object.values(modules).map((load) => load()));
}
