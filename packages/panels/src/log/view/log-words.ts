import { useEffect, useMemo } from "react";
import { englishLogTexts, type LogTexts } from "../log.messages";

/** The viewer's texts, and how it writes numbers. */
export interface LogWords {
  readonly texts: LogTexts;
  readonly number: (value: number) => string;
  /** A size such as `184 kB`. */
  readonly size: (bytes: number) => string;
}

const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** The viewer's texts with the embedder's replacements, and number formats for a locale. */
export function useLogWords(own: Partial<LogTexts> | undefined, locale: string | undefined): LogWords {
  const number = useNumber(locale);
  return useMemo(() => {
    const formats = new Map<string, Intl.NumberFormat>();
    return {
      texts: { ...englishLogTexts, ...own },
      number,
      size: (bytes) => {
        const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
        const value = bytes / 1000 ** step;
        const unit = units[step] ?? "byte";
        const maximumFractionDigits = value < 10 && step > 0 ? 1 : 0;
        const key = `${unit} ${maximumFractionDigits}`;
        // The short name of a byte has no plural in English.
        const unitDisplay = step > 0 ? "short" : "long";
        // Creating a format takes longer than the rest of a render of the viewer.
        const format =
          formats.get(key) ??
          new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay, maximumFractionDigits });
        formats.set(key, format);
        return format.format(value);
      },
    };
  }, [own, locale, number]);
}

/**
 * Formats numbers in a locale. The first format of a page takes up to 30 ms, so it is created in a task of its own, while
 * the log is requested.
 */
export function useNumber(locale: string | undefined): LogWords["number"] {
  const number = useMemo(() => {
    let format: Intl.NumberFormat | undefined;
    return (value: number) => (format ??= new Intl.NumberFormat(locale)).format(value);
  }, [locale]);
  useEffect(() => {
    const timer = setTimeout(() => number(0));
    return () => clearTimeout(timer);
  }, [number]);
  return number;
}
