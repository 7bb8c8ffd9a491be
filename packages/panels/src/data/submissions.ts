import { type Endpoint, endpointId, newIdempotencyKey, type PortalClient } from "@gatehouse/contract";
import type { KeptSubmission } from "./find-done";
import { openSubmissions, type Submission } from "./open-submissions";

/** Longer than any proxy or server lets a request run. */
const lateMs = 120_000;

/**
 * The submission of a write. It is the same for the same endpoint, input and intent until the write is done, even if
 * its dialog was closed in between.
 * @param kept the same submission as the page before a reload began it
 * @param list the read that shows the write's result. Submissions with one list must not claim each other's results.
 */
export function submissionOf(
  client: PortalClient,
  call: Endpoint,
  input: unknown,
  {
    intent = "",
    list = call,
    kept,
  }: {
    readonly intent?: string | undefined;
    readonly list?: Endpoint | undefined;
    readonly kept?: KeptSubmission | undefined;
  } = {},
): Submission {
  const all = openSubmissions.get(client) ?? new Map<string, Map<string, Submission>>();
  openSubmissions.set(client, all);
  const siblings = all.get(endpointId(list)) ?? new Map<string, Submission>();
  all.set(endpointId(list), siblings);
  const name = JSON.stringify([endpointId(call), input, intent], writeFile);
  const submission =
    siblings.get(name) ??
    newSubmission(kept, (response) => {
      siblings.delete(name);
      for (const { before, others } of siblings.values())
        if (before !== undefined) (others as unknown[]).push(response);
    });
  siblings.set(name, submission);
  return submission;
}

function newSubmission(kept: KeptSubmission | undefined, forget: Submission["forget"]): Submission {
  let open: { readonly before: readonly unknown[]; readonly until: number; readonly mayRun: boolean } | undefined;
  let running: Promise<unknown> | undefined;
  const others: unknown[] = [];
  const leaveOpen = (before: readonly unknown[], ms = Number.POSITIVE_INFINITY, mayRun = false) => {
    open = { before, until: Date.now() + ms, mayRun };
  };
  const close = () => {
    open = undefined;
    others.length = 0;
  };
  if (kept !== undefined) leaveOpen(kept.before, lateMs, true);
  return {
    key: kept?.key ?? newIdempotencyKey(),
    get before() {
      if (open !== undefined && Date.now() > open.until) close();
      return open?.before;
    },
    share<Response>(run: () => Promise<Response>): Promise<Response> {
      running ??= run().finally(() => (running = undefined));
      return running as Promise<Response>;
    },
    others,
    get mayRun() {
      return open?.mayRun === true;
    },
    notFound: (before, mayRun) => leaveOpen(before, lateMs, mayRun),
    inDoubt: leaveOpen,
    close,
    forget,
  };
}

// JSON writes all files alike, so name what distinguishes them.
function writeFile(_name: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.type, value.size, value.lastModified] : value;
}
