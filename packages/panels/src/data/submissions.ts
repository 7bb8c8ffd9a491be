import { type Endpoint, endpointId, newIdempotencyKey, type PortalClient } from "@gatehouse/contract";

type Submissions = Map<string, Map<string, Submission>>;

const submissionsOf = new WeakMap<PortalClient, Submissions>();

/** Longer than any proxy or server lets a request run. */
const lateMs = 120_000;

/** One intended submission, from its first try until it is known whether it was done. */
export interface Submission {
  /** Its idempotency key. */
  readonly key: string;
  /** What the server had before the first try; undefined while no try has an open outcome. */
  readonly before: readonly unknown[] | undefined;
  /** Responses to other submissions since then that are compared with the same list. */
  readonly others: readonly unknown[];
  /** A response was lost, and a look-up did not find the write done. It stays open while its request can still be running. */
  readonly notFound: (before: readonly unknown[]) => void;
  /** A response was lost, and nobody can tell whether the write was done. @param ms how long a later look-up may decide it; without end by default. */
  readonly inDoubt: (before: readonly unknown[], ms?: number) => void;
  /** It was not done after all: the next try begins anew. */
  readonly close: () => void;
  /** It was done: the same once more is another submission. */
  readonly forget: (response?: unknown) => void;
}

/**
 * The submission of a call: the same for the same call, input and intent until it was done, also when its dialog was
 * closed in between.
 * @param list where what it makes appears. Submissions with the same list must not take one another's results for their own.
 */
export function submissionOf(
  client: PortalClient,
  call: Endpoint,
  input: unknown,
  { intent = "", list = call } = {},
): Submission {
  const all = submissionsOf.get(client) ?? new Map<string, Map<string, Submission>>();
  submissionsOf.set(client, all);
  const siblings = all.get(endpointId(list)) ?? new Map<string, Submission>();
  all.set(endpointId(list), siblings);
  const name = JSON.stringify([endpointId(call), input, intent], writeFile);
  const submission =
    siblings.get(name) ??
    newSubmission((response) => {
      siblings.delete(name);
      for (const { before, others } of siblings.values())
        if (before !== undefined) (others as unknown[]).push(response);
    });
  siblings.set(name, submission);
  return submission;
}

function newSubmission(forget: Submission["forget"]): Submission {
  let open: { readonly before: readonly unknown[]; readonly until: number } | undefined;
  const others: unknown[] = [];
  const leaveOpen = (before: readonly unknown[], ms = Number.POSITIVE_INFINITY) => {
    open = { before, until: Date.now() + ms };
  };
  const close = () => {
    open = undefined;
    others.length = 0;
  };
  return {
    key: newIdempotencyKey(),
    get before() {
      if (open !== undefined && Date.now() > open.until) close();
      return open?.before;
    },
    others,
    notFound: (before) => leaveOpen(before, lateMs),
    inDoubt: leaveOpen,
    close,
    forget,
  };
}

/** Drops the submissions of an account that is gone. The state of the next account does not compare with them. */
export function forgetSubmissions(client: PortalClient): void {
  submissionsOf.delete(client);
}

// JSON has the same text for all files.
function writeFile(_name: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.type, value.size, value.lastModified] : value;
}
