const fallback = "en";

/**
 * Converts any value to a BCP 47 tag that `Intl` knows. POSIX spellings work (`en_US.UTF-8` becomes `en-US`). An
 * invalid tag falls back to its language, and an unknown language to English.
 */
export function readLocale(given: unknown): string {
  const [spelled = ""] = String(typeof given === "string" || given instanceof Intl.Locale ? given : "")
    .trim()
    .split(/[.@,;\s]/);
  const tag = spelled.replaceAll("_", "-");
  // The first request to `Intl` takes the browser up to 30 ms, which the default does not need.
  if (tag === "" || tag === fallback) return fallback;
  return canonical(tag) ?? canonical(tag.replace(/-.*/, "")) ?? fallback;
}

// A tag of an unknown language is well-formed too, but `Intl` would use the browser's language for it.
function canonical(tag: string): string | undefined {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0];
  } catch {
    return undefined;
  }
}
