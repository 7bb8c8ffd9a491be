import { useMemo } from "react";
import { formatMessages } from "./format.messages";
import { useMessages } from "./messages";
import { usePortal } from "./portal-context";

/** Dates and numbers in the portal's locale. */
export interface Format {
  /** `31 Dec 2026`; null is N/A. */
  date(time: string | null): string;
  /** `31 Dec 2026, 18:04`; null is N/A. */
  dateTime(time: string | null): string;
  number(value: number): string;
}

interface FormatTexts {
  readonly notAvailable: string;
  readonly unreadable: string;
}

/** Formats for a locale. English dates are written day first, as instruments and their papers have them. */
export function createFormat(
  locale: string,
  { notAvailable, unreadable }: FormatTexts = formatMessages.english,
): Format {
  const numbers = new Intl.NumberFormat(locale);
  const days = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric" });
  const clock = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const day = (value: Date): string => {
    if (!locale.startsWith("en")) return days.format(value);
    const part = Object.fromEntries(days.formatToParts(value).map(({ type, value: text }) => [type, text]));
    return `${part.day} ${part.month} ${part.year}`;
  };
  const written = (time: string | null, write: (value: Date) => string): string => {
    if (time === null || time === "") return notAvailable;
    const value = new Date(time);
    return Number.isNaN(value.getTime()) ? unreadable : write(value);
  };
  return {
    date: (time) => written(time, day),
    dateTime: (time) => written(time, (value) => `${day(value)}, ${clock.format(value)}`),
    number: (value) => numbers.format(value),
  };
}

/** The formats of the provider's locale. */
export function useFormat(): Format {
  const { locale } = usePortal();
  const texts = useMessages(formatMessages);
  return useMemo(() => createFormat(locale, texts), [locale, texts]);
}
