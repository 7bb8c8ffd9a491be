import type { Endpoint } from "../http/endpoint";
import { shapeOf } from "../http/shape";
import { sampleOf } from "./sample";
import { type SchemaDrift, schemaDriftsOf } from "./schema-drifts";

export type { SchemaDrift };

/** One way in which a response differs from the plain valid one, and what the client must make of it. */
export interface SchemaDriftCase {
  /** `type: unknown value`: the field and what is odd about it. */
  readonly title: string;
  readonly drift: SchemaDrift;
  /** The response in the contract's names; `toProductFields` gives it the wire's. */
  readonly response: unknown;
  /** `read` gives `value`; `contract` is a `PortalError` of that kind. Neither may crash a panel. */
  readonly outcome: "read" | "contract";
  readonly value?: unknown;
}

/** A response as the server may give it to a call: always the same, and read by the client as it is. In the contract's names. */
export function validResponse(call: Endpoint): unknown {
  return sampleOf(shapeOf(call.response));
}

/**
 * Every field of a call's response, at any depth, in every odd form: an enum value of tomorrow, a field too many, a field
 * missing, null, of another type. A call that returns nothing has none.
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
