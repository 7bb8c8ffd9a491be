import type { PortalClient } from "@gatehouse/contract";

/** One intended submission, from its first try until it is known whether it was done. */
export interface Submission {
  /** Its idempotency key. */
  readonly key: string;
  /** The server's state before the first try; undefined while no try has an open outcome. */
  readonly before: readonly unknown[] | undefined;
  /** Starts a try, unless one is running already: then this is the same one. */
  readonly share: <Response>(run: () => Promise<Response>) => Promise<Response>;
  /** Responses to other submissions since then that are compared with the same list. */
  readonly others: readonly unknown[];
  /** Whether the server may still be at work on the last try. */
  readonly mayRun: boolean;
  /** A response was lost, and a look-up did not find the write done. It stays open while its request can still be running. */
  readonly notFound: (before: readonly unknown[], mayRun?: boolean) => void;
  /** A response was lost, and it is unknown whether the write was done. @param ms how long a later look-up may decide it; without end by default. */
  readonly inDoubt: (before: readonly unknown[], ms?: number) => void;
  /** It was not done: the next attempt starts over. */
  readonly close: () => void;
  /** It was done: the same once more is another submission. */
  readonly forget: (response?: unknown) => void;
}

/** Each client's submissions whose outcome is open, by the list in which they appear and by their input. */
export const openSubmissions = new WeakMap<PortalClient, Map<string, Map<string, Submission>>>();

/** Drops the submissions of a signed-out account. The state of the next account does not compare with them. */
export function forgetSubmissions(client: PortalClient): void {
  openSubmissions.delete(client);
}
