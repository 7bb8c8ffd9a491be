import { html } from "hono/html";
import type { Html } from "./html-page";

/**
 * Shows a time to the minute with its zone, as in `2026-12-31 18:04 CET`. Hover shows the time in UTC, as in the logs.
 * Null gives a dash.
 */
export type ShowTime = (time: Date | null, options?: { readonly hasSeconds?: boolean }) => Html | string;

/** Shows times in a time zone, or in UTC if it is null or unknown. */
export function timesIn(timeZone: string | null): ShowTime {
  const format = formatIn(timeZone ?? "UTC");
  return (time, { hasSeconds = false } = {}) => {
    if (time === null) return "–";
    const text = format.format(time);
    return timeElement(time, hasSeconds ? text : text.replace(/:\d\d /, " "));
  };
}

/** Shows an expiry, which is a day in UTC everywhere in the portal. Null gives a dash. */
export function expiryText(time: Date | null): Html | string {
  return time === null ? "–" : timeElement(time, time.toISOString().slice(0, 10));
}

function timeElement(time: Date, text: string): Html {
  const iso = time.toISOString();
  return html`<time datetime="${iso}" title="${iso.slice(0, 19).replace("T", " ")} UTC">${text}</time>`;
}

/** Swedish dates are in the order of ISO 8601. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const twoDigits = {
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  } as const;
  try {
    return new Intl.DateTimeFormat("sv", { year: "numeric", ...twoDigits, timeZoneName: "short", timeZone });
  } catch {
    return formatIn("UTC");
  }
}
