import type { Endpoint, EndpointInput, EndpointResponse } from "@gatehouse/contract";
import { useState } from "react";
import { isMissingCall } from "./is-missing-call";
import { type EndpointOptions, type EndpointResult, useEndpoint } from "./use-endpoint";

export interface OptionalResult<T> extends EndpointResult<T> {
  /** The server doesn't have the call, or not for this input. */
  readonly isMissing: boolean;
}

/**
 * `useEndpoint` for a call that a server may not have. Once it is missing, it is not requested again: while a failed query is
 * refetched, it has no error, and what stands in for it would disappear until the response.
 */
export function useOptionalEndpoint<E extends Endpoint>(
  call: E,
  input: EndpointInput<E>,
  options: EndpointOptions = {},
): OptionalResult<EndpointResponse<E>> {
  const name = JSON.stringify(input);
  const [missing, setMissing] = useState<string>();
  const isKnown = missing === name;
  const read = useEndpoint as (call: E, input: object, options: EndpointOptions) => EndpointResult<EndpointResponse<E>>;
  const query = read(call, input as object, { ...options, isEnabled: options.isEnabled !== false && !isKnown });
  const isMissing = isKnown || isMissingCall(query.error);
  if (isMissing && !isKnown) setMissing(name);
  return { ...query, isMissing };
}
