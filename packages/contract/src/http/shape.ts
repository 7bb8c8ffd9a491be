import type * as z from "zod/mini";
import type { Schema } from "./endpoint";
import { time } from "./fields";

/** The values that a schema takes over the wire, without zod. */
export type Shape = (
  | { readonly kind: "text" | "time" | "boolean" | "anything" }
  /** If `values` is set, no other number is accepted. `isTakenAsText`: digits in a string are accepted too. */
  | { readonly kind: "number"; readonly values?: readonly number[]; readonly isTakenAsText?: boolean }
  /** With a fallback, the enumeration is open: a value that is not listed is read as the fallback. */
  | { readonly kind: "choice"; readonly values: readonly string[]; readonly fallback?: string }
  | { readonly kind: "list"; readonly item: Shape }
  | { readonly kind: "record"; readonly fields: Readonly<Record<string, Shape>>; readonly isEnvelope?: boolean }
) & {
  readonly isOptional?: boolean;
  readonly isNullable?: boolean;
  /** It may be missing, and is read as null then. */
  readonly isNullIfMissing?: boolean;
  /** It may be null, and is read as an empty list or text, or as the fallback, then. */
  readonly isEmptyIfNull?: boolean;
  /** It may be missing or null, and is counted from the rest then. */
  readonly isFilledIn?: boolean;
};

/** Reads a schema of the contract. Throws for kinds of schemas that the contract doesn't use. */
export function shapeOf(schema: Schema): Shape {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "string":
      return { kind: schema === time ? "time" : "text" };
    case "number":
    case "boolean":
      return { kind: def.type };
    case "unknown":
    case "transform":
    case "file":
      return { kind: "anything" };
    case "enum":
      return { kind: "choice", values: textsOf(Object.values(def.entries)) };
    case "literal":
      return def.values.every((value) => typeof value === "number")
        ? { kind: "number", values: def.values }
        : { kind: "choice", values: textsOf(def.values) };
    case "optional":
    case "default":
      return { ...shapeOf(def.innerType), isOptional: true, isNullIfMissing: false };
    case "nullable":
      return { ...shapeOf(def.innerType), isNullable: true };
    case "array":
      return { kind: "list", item: shapeOf(def.element) };
    case "object":
      return { kind: "record", fields: fieldsOf(def.shape) };
    case "pipe":
      return ofPipe(shapeOf(def.in), shapeOf(def.out));
    default:
      throw new TypeError(`No shape is known for a schema of type ${def.type}`);
  }
}

// `openEnum`, `number`, `orNull`, `orEmpty` and `listOf` are pipes. Their second schema defines the values.
function ofPipe(input: Shape, output: Shape): Shape {
  if (output.isNullable && input.kind === "anything") return { ...output, isNullIfMissing: true };
  if (output.kind === "choice" && input.kind === "text") {
    return { kind: "choice", values: output.values.slice(0, -1), fallback: output.values.at(-1) };
  }
  if (output.kind === "number" && input.kind === "anything") return { ...output, isTakenAsText: true };
  if (input.kind === "anything" && (output.kind === "list" || output.kind === "text" || output.kind === "choice"))
    return { ...output, isEmptyIfNull: true };
  if (output.kind === "anything") return input;
  if (output.kind !== "record" || !("results" in output.fields)) return output;
  const { count, next, previous, ...rest } = output.fields;
  const optional = Object.entries({ count, next, previous }).map(([name, shape]) => [
    name,
    { ...shape, isOptional: true, isNullable: true, isFilledIn: true },
  ]);
  return {
    kind: "record",
    fields: { ...rest, ...(Object.fromEntries(optional) as Record<string, Shape>) },
    isEnvelope: true,
  };
}

function fieldsOf(shape: Readonly<Record<string, Schema>>): Record<string, Shape> {
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, shapeOf(field)]));
}

function textsOf(values: readonly unknown[]): readonly string[] {
  return values.map(String);
}
