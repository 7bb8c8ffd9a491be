const fallback = "en";

/**
 * Turns any value into a BCP 47 tag that `Intl` knows. POSIX spellings work (`en_US.UTF-8` becomes `en-US`). An invalid tag
 * falls back to its language, then to English, as does one of an unknown language.
 */
export function readLocale(given: unknown): string {
  const [spelled = ""] = String(typeof given === "string" || given instanceof Intl.Locale ? given : "")
    .trim()
    .split(/[.@,;\s]/);
  const tag = spelled.replaceAll("_", "-");
  return canonical(tag) ?? canonical(tag.replace(/-.*/, "")) ?? fallback;
}

// A tag of a language that the browser doesn't know is well-formed too, but `Intl` would use the browser's own language for it.
function canonical(tag: string): string | undefined {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0];
  } catch {
    return undefined;
  }
}
