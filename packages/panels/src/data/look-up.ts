import type { Endpoint, EndpointInput, EndpointResponse, PortalClient } from "@gatehouse/contract";
import { type FindDone, type Finding, unknown } from "./find-done";
import type { Submission } from "./open-submissions";
import type { Pause } from "./pause";
import { withinTime } from "./within-time";

/** The pauses before further look-ups. The first runs at once, but it may fail, or the server may still be at work. */
const laterLooksMs = [500, 1_500];
const limitMs = 5_000;

export interface LookUp<E extends Endpoint> {
  readonly findDone: FindDone<E> | undefined;
  readonly input: EndpointInput<E>;
  readonly before: readonly unknown[];
  readonly submission: Submission;
  readonly client: PortalClient;
  readonly pause: Pause;
}

async function lookOnce<E extends Endpoint>({
  findDone,
  input,
  before,
  submission,
  client,
}: LookUp<E>): Promise<Finding<EndpointResponse<E>>> {
  if (findDone === undefined) return unknown;
  return withinTime(limitMs, (signal) => {
    const ask = ((call: Endpoint, given?: object) =>
      client.perform(call, given ?? {}, { signal })) as PortalClient["call"];
    return findDone.look(input, ask, before, submission.others as EndpointResponse<E>[]);
  }).catch(() => unknown);
}

/**
 * Finds out whether a write was done.
 * @param until `settled` repeats while the outcome is unknown, `done` also while it is not done, `once` never.
 */
export async function lookUp<E extends Endpoint>(
  look: LookUp<E>,
  until: "settled" | "done" | "once",
): Promise<Finding<EndpointResponse<E>>> {
  let last = await lookOnce(look);
  for (const ms of look.findDone === undefined || until === "once" ? [] : laterLooksMs) {
    if (last.outcome === "done" || (last.outcome === "notDone" && until === "settled")) return last;
    await look.pause(ms);
    const found = await lookOnce(look);
    if (found.outcome !== "unknown") last = found;
  }
  return last;
}
