/** The name under which this tab records that it left for the sign-in page. */
export const departureKey = "gatehouse.sign-in-departure";

/** Clears the record once there is a session. */
export function forgetDeparture(): void {
  inStorage((storage) => storage.removeItem(departureKey));
}

/** Runs an operation on the tab's storage. Returns undefined if it throws, as where the browser forbids storage. */
export function inStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(window.sessionStorage);
  } catch {
    return undefined;
  }
}
