import { type Endpoint, endpointId } from "@gatehouse/contract";

/** The cache key of one request, or of all requests to an endpoint when no input is given. */
export function endpointKey(call: Pick<Endpoint, "area" | "name">, input?: unknown): readonly unknown[] {
  return input === undefined ? [endpointId(call)] : [endpointId(call), input];
}
