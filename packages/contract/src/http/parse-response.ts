import * as z from "zod/mini";
import { PortalError } from "../errors/portal-error";
import { type Endpoint, endpointId, type EndpointResponse } from "./endpoint";
import { fromProductFields, type Product } from "./product";
import type { HttpResponse } from "./send";

/** The response as the contract declares it, or a {@link PortalError} of kind `contract`. */
export function parseResponse<E extends Endpoint>(
  call: E,
  product: Product,
  response: HttpResponse,
): EndpointResponse<E> {
  const { value, malformed } = readJson(response.text);
  const parsed = z.safeParse(call.response, fromProductFields(product, call.productFields ?? [], value));
  if (parsed.success) return parsed.data as EndpointResponse<E>;
  throw unreadable(call, response, malformed ?? parsed.error);
}

/** The error for a response that is not what the contract declares. */
export function unreadable(call: Endpoint, { status, headers }: HttpResponse, cause?: unknown): PortalError {
  return new PortalError("contract", {
    status,
    endpoint: endpointId(call),
    requestId: headers.get("X-Request-ID") ?? undefined,
    cause,
  });
}

function readJson(text: string): { readonly value?: unknown; readonly malformed?: unknown } {
  if (text === "") return {};
  try {
    return { value: JSON.parse(text) };
  } catch (malformed) {
    return { malformed };
  }
}
