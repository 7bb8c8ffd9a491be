import type { Shape } from "../http/shape";

/** The ways in which a response can differ. */
export type SchemaDrift = "unknown value" | "extra field" | "missing" | "null" | "wrong type" | "bare list";

type Change = (before: unknown) => unknown;

/**
 * A change at one path of a valid response. The client must read the result as `read` makes it, or refuse it if there
 * is no `read`.
 */
export interface SchemaDriftAt {
  readonly path: readonly string[];
  readonly drift: SchemaDrift;
  readonly wire: Change;
  readonly read?: Change;
}

const keep: Change = (before) => before;

/** Every drift of a shape and of all that is in it. */
export function schemaDriftsOf(shape: Shape, path: readonly string[] = []): readonly SchemaDriftAt[] {
  return [...ownDrifts(shape, path), ...innerDrifts(shape, path)];
}

function innerDrifts(shape: Shape, path: readonly string[]): readonly SchemaDriftAt[] {
  if (shape.kind === "list") return schemaDriftsOf(shape.item, [...path, "0"]);
  if (shape.kind !== "record") return [];
  return Object.entries(shape.fields).flatMap(([name, field]) => [
    missing(field, [...path, name]),
    ...schemaDriftsOf(field, [...path, name]),
  ]);
}

function missing(field: Shape, path: readonly string[]): SchemaDriftAt {
  if (field.isNullIfMissing) return { path, drift: "missing", wire: gone, read: () => null };
  // In a list's envelope, a missing field is read as if the list were complete.
  const read = field.isOptional ? (field.isFilledIn ? keep : gone) : undefined;
  return { path, drift: "missing", wire: gone, read };
}

const gone: Change = () => undefined;

function ownDrifts(shape: Shape, path: readonly string[]): readonly SchemaDriftAt[] {
  const { kind } = shape;
  if (kind === "anything") return [];
  const drifts: SchemaDriftAt[] = [
    { path, drift: "null", wire: () => null, read: readNull(shape) },
    shape.kind === "number" && shape.isTakenAsText
      ? { path, drift: "wrong type", wire: String, read: keep }
      : { path, drift: "wrong type", wire: () => wrongTypes[kind] },
  ];
  if (shape.kind === "record") drifts.push({ path, drift: "extra field", wire: withExtra, read: keep });
  if (shape.kind === "record" && shape.isEnvelope) drifts.push({ path, drift: "bare list", wire: results, read: keep });
  if (shape.kind === "choice") {
    const { fallback } = shape;
    drifts.push({
      path,
      drift: "unknown value",
      wire: () => "value-of-tomorrow",
      read: fallback === undefined ? undefined : () => fallback,
    });
  }
  if (shape.kind === "number" && shape.values !== undefined)
    drifts.push({ path, drift: "unknown value", wire: () => -1 });
  return drifts;
}

function readNull(shape: Shape): Change | undefined {
  if (shape.isFilledIn) return keep;
  if (shape.isEmptyIfNull) return () => (shape.kind === "list" ? [] : shape.kind === "choice" ? shape.fallback : "");
  return shape.isNullable ? () => null : undefined;
}

const wrongTypes: Readonly<Record<Exclude<Shape["kind"], "anything">, unknown>> = {
  text: 7,
  time: 7,
  number: "7",
  boolean: "true",
  choice: 7,
  list: { 0: "not a list" },
  record: "not an object",
};

const withExtra: Change = (before) => ({ ...(before as object), field_of_tomorrow: { deep: [1] } });
const results: Change = (before) => (before as { readonly results: unknown }).results;
