const fallback = "en";

/**
 * Turns any value into a BCP 47 tag that `Intl` accepts. POSIX spellings work (`en_US.UTF-8` becomes `en-US`). An invalid tag
 * falls back to its language, then to English.
 */
export function readLocale(given: unknown): string {
  const [spelled = ""] = String(typeof given === "string" || given instanceof Intl.Locale ? given : "")
    .trim()
    .split(/[.@,;\s]/);
  const tag = spelled.replaceAll("_", "-");
  return canonical(tag) ?? canonical(tag.replace(/-.*/, "")) ?? fallback;
}

// `german` and `POSIX` are well-formed tags, but no registered language has more than three letters.
function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag).find((locale) => /^[a-z]{2,3}(?:-|$)/.test(locale));
  } catch {
    return undefined;
  }
}
