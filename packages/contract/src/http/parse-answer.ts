import * as z from "zod/mini";
import { PortalError } from "../errors/portal-error";
import { type Endpoint, type EndpointAnswer, endpointId } from "./endpoint";
import { fromProductFields, type Product } from "./product";
import type { HttpAnswer } from "./send";

/** The answer as the contract declares it, or a {@link PortalError} of kind `contract`. */
export function parseAnswer<E extends Endpoint>(call: E, product: Product, answer: HttpAnswer): EndpointAnswer<E> {
  const { value, malformed } = readJson(answer.text);
  const parsed = z.safeParse(call.answer, fromProductFields(product, call.productFields ?? [], value));
  if (parsed.success) return parsed.data as EndpointAnswer<E>;
  throw new PortalError("contract", {
    status: answer.status,
    endpoint: endpointId(call),
    requestId: answer.headers.get("X-Request-ID") ?? undefined,
    cause: malformed ?? parsed.error,
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
