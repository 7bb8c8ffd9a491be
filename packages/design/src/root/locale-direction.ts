const rightToLeft = /Adlm|Arab|Hebr|Nkoo|Syrc|Thaa/;

/** The direction in which a locale is written. `Intl.Locale` itself does not know it in every browser. */
export function localeDirection(locale: string): "ltr" | "rtl" {
  return rightToLeft.test(`${new Intl.Locale(locale).maximize()}`) ? "rtl" : "ltr";
}
