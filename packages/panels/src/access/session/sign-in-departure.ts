import { departureKey, inStorage } from "./departure-record";

/** Within this time, in milliseconds, a repeated load without a session means that the sign-in page didn't help. */
const loopMs = 60_000;

interface Departure {
  readonly from: string;
  readonly at: number;
  /** The `timeOrigin` of the page load that left. */
  readonly load: number;
}

const here = () => window.location.pathname + window.location.search;

/** Records that this page redirects to the sign-in page. */
export function noteDeparture(): void {
  inStorage((storage) =>
    storage.setItem(
      departureKey,
      JSON.stringify({ from: here(), at: Date.now(), load: performance.timeOrigin } satisfies Departure),
    ),
  );
}

/**
 * Whether the sign-in page has just returned the user without a session that the API accepts. Redirecting again would
 * start an endless loop.
 */
export function isSentBack(): boolean {
  const last = inStorage((storage) => JSON.parse(storage.getItem(departureKey) ?? "null") as Departure | null);
  return last != null && last.from === here() && last.load !== performance.timeOrigin && Date.now() - last.at < loopMs;
}
