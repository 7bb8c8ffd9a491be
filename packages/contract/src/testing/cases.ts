import type { Endpoint } from "../http/endpoint";
import { shapeOf } from "../http/shape";
import { sampleOf } from "./sample";
import { type SchemaDrift, schemaDriftsOf } from "./schema-drifts";

export type { SchemaDrift };

/** One way in which a response differs from a valid one, and how the client must handle it. */
export interface SchemaDriftCase {
  /** `type: unknown value`: the field and what is odd about it. */
  readonly title: string;
  readonly drift: SchemaDrift;
  /** The response under the contract's field names. `toProductFields` turns them into wire names. */
  readonly response: unknown;
  /** `read`: the client returns `value`. `contract`: it throws a `PortalError` of that kind. No panel may crash. */
  readonly outcome: "read" | "contract";
  readonly value?: unknown;
}

/** A valid response, under the contract's field names. Always the same, and the client returns it unchanged. */
export function validResponse(call: Endpoint): unknown {
  return sampleOf(shapeOf(call.response));
}

/**
 * The cases for every field of an endpoint's response, at any depth. The field is missing, null or of another type, an
 * enum value is unknown, or there is an extra field. An endpoint that returns nothing has no cases.
 */
export function schemaDriftCases(call: Endpoint): readonly SchemaDriftCase[] {
  const shape = shapeOf(call.response);
  const valid = sampleOf(shape);
  return schemaDriftsOf(shape).map(({ path, drift, wire, read }) => {
    const title = `${path.join(".") || "response"}: ${drift}`;
    const response = changed(valid, path, wire);
    return read === undefined
      ? { title, drift, response, outcome: "contract" }
      : { title, drift, response, outcome: "read", value: changed(valid, path, read) };
  });
}

type Change = (before: unknown) => unknown;

/** A copy of a value, changed at one place. Undefined values are removed. */
function changed(value: unknown, [key, ...rest]: readonly string[], change: Change): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? changed(item, rest, change) : item));
  const copy = { ...(value as Record<string, unknown>) };
  const after = changed(copy[key], rest, change);
  if (after === undefined) delete copy[key];
  else copy[key] = after;
  return copy;
}
