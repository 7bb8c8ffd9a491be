import { type Endpoint, endpointId, newIdempotencyKey, type PortalClient } from "@gatehouse/contract";

type Submissions = Map<string, Map<string, SubmissionKey>>;

const submissionsOf = new WeakMap<PortalClient, Submissions>();

/** One intended submission, from its first try until it is known whether it was done. */
export interface SubmissionKey {
  /** Its idempotency key. */
  readonly value: string;
  /** What the server had before the first try; undefined while no try has an open outcome. */
  before: readonly unknown[] | undefined;
  /** When a write that was looked up and not found stops being open. By then, its request cannot still be running. */
  openUntil: number;
  /** Responses to other submissions of the same endpoint since then. */
  readonly others: unknown[];
  /** It was done: the same once more is another submission. */
  readonly forget: (response?: unknown) => void;
}

/**
 * The submission of a call: the same for the same call, input and intent until it was done, also when its dialog was
 * closed in between.
 */
export function submissionKey(client: PortalClient, call: Endpoint, input: unknown, intent = ""): SubmissionKey {
  const all = submissionsOf.get(client) ?? new Map<string, Map<string, SubmissionKey>>();
  submissionsOf.set(client, all);
  const siblings = all.get(endpointId(call)) ?? new Map<string, SubmissionKey>();
  all.set(endpointId(call), siblings);
  const name = JSON.stringify([input, intent], writeFile);
  const submission = siblings.get(name) ?? {
    value: newIdempotencyKey(),
    before: undefined,
    openUntil: Number.POSITIVE_INFINITY,
    others: [],
    forget: (response?: unknown) => {
      siblings.delete(name);
      for (const { before, others } of siblings.values()) if (before !== undefined) others.push(response);
    },
  };
  siblings.set(name, submission);
  return submission;
}

/** Drops the submissions of an account that is gone. The state of the next account does not compare with them. */
export function forgetSubmissions(client: PortalClient): void {
  submissionsOf.delete(client);
}

// JSON has the same text for all files.
function writeFile(_name: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.type, value.size, value.lastModified] : value;
}
