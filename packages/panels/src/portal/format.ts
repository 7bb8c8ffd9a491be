import { createElement, type ReactNode, useMemo } from "react";
import { ExactTime } from "./exact-time";
import { formatMessages } from "./format.messages";
import { useMessages } from "./messages";
import { usePortal } from "./portal-context";
import { sharedTimeZone } from "./session";
import { useShared } from "./use-shared";

/**
 * Formats dates and numbers in the portal's locale. Expiry and release dates are days in UTC. Other times and days are
 * in the viewer's time zone.
 */
export interface Format {
  /** `31 Dec 2026`, the day in UTC. Null gives "N/A". */
  date(time: string | null): string;
  /** `31 Dec 2026`, the day in the viewer's time zone. Null gives "N/A". */
  day(time: string | null): string;
  /** `31 Dec 2026, 18:04` in the viewer's time zone. Null gives "N/A". */
  dateTime(time: string | null): string;
  /** Renders the date, or a sentence with it. Hover and keyboard focus show the exact time in UTC. */
  showDate(time: string | null, sentence?: Sentence): ReactNode;
  /** Renders the day of a time, or a sentence with it. Hover and focus show the exact time, as in `showTime`. */
  showDay(time: string | null, sentence?: Sentence): ReactNode;
  /** Renders the time, or a sentence with it. Hover and keyboard focus show seconds and zone. */
  showTime(time: string | null, sentence?: Sentence): ReactNode;
  number(value: number): string;
}

interface FormatTexts {
  readonly notAvailable: string;
  readonly unreadable: string;
}

type Write = (value: Date) => string;
type Sentence = (date: string) => string;

const clock: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
const exactClock: Intl.DateTimeFormatOptions = { ...clock, second: "2-digit", timeZoneName: "short" };

/**
 * Creates the formats of a locale. English dates put the day first, as on instruments and their documents. Without a
 * time zone that the browser knows, times are in the browser's zone.
 */
export function createFormat(
  locale: string,
  { notAvailable, unreadable }: FormatTexts = formatMessages.english,
  timeZone?: string,
): Format {
  const numbers = new Intl.NumberFormat(locale);
  const date = writer(locale, "UTC");
  const exactDate = writer(locale, "UTC", exactClock);
  const day = writer(locale, timeZone);
  const dateTime = writer(locale, timeZone, clock);
  const exactTime = writer(locale, timeZone, exactClock);
  const written = <T>(time: string | null, write: (value: Date) => T): T | string => {
    if (time === null || time === "") return notAvailable;
    const value = new Date(time);
    return Number.isNaN(value.getTime()) ? unreadable : write(value);
  };
  const show = (time: string | null, write: Write, exact: Write, sentence?: Sentence): ReactNode => {
    // A sentence breaks before or after its date, never within.
    const text = (date: string) => (sentence ? sentence(date.replaceAll(" ", "\u00a0")) : date);
    const shown = written(time, (value) =>
      createElement(ExactTime, { time: value, exact: exact(value), children: text(write(value)) }),
    );
    return typeof shown === "string" ? (sentence?.(shown) ?? shown) : shown;
  };
  return {
    date: (time) => written(time, date),
    day: (time) => written(time, day),
    dateTime: (time) => written(time, dateTime),
    showDate: (time, sentence) => show(time, date, exactDate, sentence),
    showDay: (time, sentence) => show(time, day, exactTime, sentence),
    showTime: (time, sentence) => show(time, dateTime, exactTime, sentence),
    number: (value) => numbers.format(value),
  };
}

/** Creates a date formatter lazily, because `Intl.DateTimeFormat` is slow to construct. */
function writer(locale: string, timeZone: string | undefined, options?: Intl.DateTimeFormatOptions): Write {
  let format: Intl.DateTimeFormat | undefined;
  const isEnglish = locale.startsWith("en");
  const formatIn = (zone?: string) =>
    new Intl.DateTimeFormat(isEnglish ? "en" : locale, {
      day: "numeric",
      month: "short",
      year: "numeric",
      timeZone: zone,
      ...options,
    });
  return (value) => {
    try {
      format ??= formatIn(timeZone);
    } catch {
      // Fall back to the browser's zone if it does not know this one.
      format = formatIn();
    }
    if (!isEnglish) return format.format(value);
    const [month, space, day, , year, ...rest] = format.formatToParts(value).map((part) => part.value);
    return [day, space, month, space, year, ...rest].join("");
  };
}

/** The formats of the provider's locale, in the time zone of the viewer's profile. */
export function useFormat(): Format {
  const { locale } = usePortal();
  const texts = useMessages(formatMessages);
  const timeZone = useShared(sharedTimeZone);
  return useMemo(() => createFormat(locale, texts, timeZone), [locale, texts, timeZone]);
}
