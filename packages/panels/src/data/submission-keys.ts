import { type Endpoint, endpointId, newIdempotencyKey, type PortalClient } from "@gatehouse/contract";

const keysOf = new WeakMap<PortalClient, Map<string, string>>();

/** The idempotency key of one intended submission. */
export interface SubmissionKey {
  readonly value: string;
  /** It was answered well: the same once more would be another one. */
  readonly forget: () => void;
}

/**
 * The key under which a submission goes out: the same for the same call, input and intent until it is known to have
 * been done, so that sending it again after a lost answer does nothing twice.
 */
export function submissionKey(client: PortalClient, call: Endpoint, input: unknown, intent = ""): SubmissionKey {
  const keys = keysOf.get(client) ?? new Map<string, string>();
  keysOf.set(client, keys);
  const submission = JSON.stringify([endpointId(call), input, intent]);
  const value = keys.get(submission) ?? newIdempotencyKey();
  keys.set(submission, value);
  return { value, forget: () => keys.delete(submission) };
}
