const rightToLeft = /Adlm|Arab|Hebr|Nkoo|Syrc|Thaa/;

/** The writing direction of a locale. Not every browser's `Intl.Locale` provides it. */
export function localeDirection(locale: string): "ltr" | "rtl" {
  return rightToLeft.test(`${new Intl.Locale(locale).maximize()}`) ? "rtl" : "ltr";
}
