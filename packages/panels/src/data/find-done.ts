import { type Endpoint, type EndpointAnswer, type EndpointInput, isPortalError, type PortalClient, type PortalErrorKind } from "@gatehouse/contract";

/** Looks at what the server has now: the answer that the call would have had, or null where it was not done. */
export type FindDone<E extends Endpoint> = (input: EndpointInput<E>, ask: PortalClient["call"]) => Promise<EndpointAnswer<E> | null>;

/** Failures after which the server may have done it all the same. */
const openFailures: readonly PortalErrorKind[] = ["network", "timeout", "server", "contract", "not-found"];

/**
 * Where a failure leaves open whether it was done (the answer was lost or cannot be read, or what was to go is gone), what is
 * found to be done is a success.
 * @throws {PortalError} the failure, where it was not done, or nobody can tell.
 */
export async function orFindDone<E extends Endpoint>(
  done: Promise<EndpointAnswer<E>>,
  input: EndpointInput<E>,
  { findDone, ask }: { readonly findDone: FindDone<E> | undefined; readonly ask: PortalClient["call"] },
): Promise<EndpointAnswer<E>> {
  try {
    return await done;
  } catch (failure) {
    if (findDone === undefined || !isPortalError(failure, ...openFailures)) throw failure;
    const found = await findDone(input, ask).catch(() => null);
    if (found === null) throw failure;
    return found;
  }
}
