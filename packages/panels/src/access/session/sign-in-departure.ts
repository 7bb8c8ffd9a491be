import { departureKey, inStorage } from "./departure-record";

/** A page that loads again within this time, in milliseconds, still without a session, gained nothing from the sign-in page. */
const loopMs = 60_000;

interface Departure {
  readonly from: string;
  readonly at: number;
  /** The page load that left. */
  readonly load: number;
}

const here = () => window.location.pathname + window.location.search;

/** Records that this page leaves for the sign-in page. */
export function noteDeparture(): void {
  inStorage((storage) =>
    storage.setItem(
      departureKey,
      JSON.stringify({ from: here(), at: Date.now(), load: performance.timeOrigin } satisfies Departure),
    ),
  );
}

/**
 * Whether the sign-in page has just sent the user back here without a session that the API accepts. Leaving again would
 * start an endless reload.
 */
export function isSentBack(): boolean {
  const last = inStorage((storage) => JSON.parse(storage.getItem(departureKey) ?? "null") as Departure | null);
  return last != null && last.from === here() && last.load !== performance.timeOrigin && Date.now() - last.at < loopMs;
}
