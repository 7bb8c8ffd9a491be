import type { Endpoint, EndpointInput, EndpointResponse } from "@gatehouse/contract";
import { useState } from "react";
import { isMissingCall } from "./is-missing-call";
import { type EndpointOptions, type EndpointResult, useEndpoint } from "./use-endpoint";

export interface OptionalResult<T> extends EndpointResult<T> {
  /** Whether the server lacks the endpoint, or lacks it for this input. */
  readonly isMissing: boolean;
}

/**
 * `useEndpoint` for an endpoint that a server may lack. Once it is missing, it is not requested again. A failed query
 * has no error while it is refetched, so the content shown in its place would disappear until the response.
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
