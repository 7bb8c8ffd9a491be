import type { PortalClient } from "@gatehouse/contract";

/** One intended submission, from its first attempt until it is known whether it was done. */
export interface Submission {
  /** Its idempotency key. */
  readonly key: string;
  /** The server's state before the first attempt. Undefined while no attempt has an open outcome. */
  readonly before: readonly unknown[] | undefined;
  /** Starts an attempt, or returns the one that is already running. */
  readonly share: <Response>(run: () => Promise<Response>) => Promise<Response>;
  /** Responses to other submissions with the same list since the first attempt. */
  readonly others: readonly unknown[];
  /** Whether the server may still be at work on the last attempt. */
  readonly mayRun: boolean;
  /**
   * Notes that a response was lost and a look-up did not find the write done. It stays open while its request may run.
   */
  readonly notFound: (before: readonly unknown[], mayRun?: boolean) => void;
  /**
   * Notes that a response was lost and that it is unknown whether the write was done.
   * @param ms how long a later look-up may decide it. Unlimited by default.
   */
  readonly inDoubt: (before: readonly unknown[], ms?: number) => void;
  /** Notes that the write was not done, so that the next attempt starts over. */
  readonly close: () => void;
  /** Notes that the write was done, so that a repeat is another submission. */
  readonly forget: (response?: unknown) => void;
}

/** Each client's open submissions, by the list that shows their result and by their input. */
export const openSubmissions = new WeakMap<PortalClient, Map<string, Map<string, Submission>>>();

/** Drops the submissions of a signed-out account, since the next account's state cannot be compared with them. */
export function forgetSubmissions(client: PortalClient): void {
  openSubmissions.delete(client);
}
