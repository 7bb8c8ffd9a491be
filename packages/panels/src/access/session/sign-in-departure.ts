const key = "gatehouse.sign-in-departure";
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
      key,
      JSON.stringify({ from: here(), at: Date.now(), load: performance.timeOrigin } satisfies Departure),
    ),
  );
}

/** Clears the record once there is a session. */
export function forgetDeparture(): void {
  inStorage((storage) => storage.removeItem(key));
}

/**
 * Whether the sign-in page has just sent the user back here without a session that the API accepts. Leaving again would
 * start an endless reload.
 */
export function isSentBack(): boolean {
  const last = inStorage((storage) => JSON.parse(storage.getItem(key) ?? "null") as Departure | null);
  return last != null && last.from === here() && last.load !== performance.timeOrigin && Date.now() - last.at < loopMs;
}

function inStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(window.sessionStorage);
  } catch {
    // Storage may be forbidden on the embedder's page.
    return undefined;
  }
}
