import { useMemo } from "react";
import { englishWavesTexts, type WavesTexts } from "../waves.messages";

/** The viewer's texts, and how it writes numbers. */
export interface WavesWords {
  readonly texts: WavesTexts;
  readonly locale: string | undefined;
  readonly number: (value: number) => string;
  readonly percent: (share: number) => string;
  /** A size such as `98 MB`. */
  readonly size: (bytes: number) => string;
}

/** The viewer's texts with the embedder's replacements, and number formats for a locale. */
export function useWavesWords(own: Partial<WavesTexts> | undefined, locale: string | undefined): WavesWords {
  return useMemo(() => {
    const number = new Intl.NumberFormat(locale);
    const percent = new Intl.NumberFormat(locale, { style: "percent" });
    const sizeIn = (unit: "kilobyte" | "megabyte") =>
      new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 });
    const [kilobytes, megabytes] = [sizeIn("kilobyte"), sizeIn("megabyte")];
    return {
      texts: { ...englishWavesTexts, ...own },
      locale,
      number: (value) => number.format(value),
      percent: (share) => percent.format(share),
      size: (bytes) => (bytes < 1_000_000 ? kilobytes.format(bytes / 1_000) : megabytes.format(bytes / 1_000_000)),
    };
  }, [own, locale]);
}
