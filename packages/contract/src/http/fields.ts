import "./jitless";
import * as z from "zod/mini";

/** An enumeration that may grow: a value this version does not know is read as the fallback, never as an error. */
export function openEnum<const Value extends string, const Fallback extends string>(
  values: readonly Value[],
  fallback: Fallback,
) {
  const known: ReadonlySet<string> = new Set(values);
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => (known.has(value) ? value : fallback)),
    ),
    z.enum<readonly (Value | Fallback)[]>([...values, fallback]),
  );
}

const withoutZone = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/;

/** An ISO 8601 time, kept as text. A time without a zone gets `Z`, because browsers would read it as local time. */
export const time = z.string().check(z.overwrite((value) => value.replace(withoutZone, "$1T$2Z")));

/**
 * A number. Some servers send it as text, as Django REST Framework does with decimals. A longer one would lose digits.
 */
export const number = z.pipe(
  z.transform((sent: number | string): unknown =>
    typeof sent === "string" && /^-?\d{1,15}(\.\d+)?$/.test(sent) ? Number(sent) : sent,
  ),
  z.number(),
);

/** A value that may be null. A missing field is read as null, because some servers leave it out. */
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((sent: z.input<Schema> | null | undefined): unknown => sent ?? null),
    z.nullable(schema),
  );

/** A list or text that is never null. Some servers send null for an empty one. */
export const orEmpty = <Schema extends z.ZodMiniType>(schema: Schema, empty: z.input<Schema>) =>
  z.pipe(
    z.transform((sent: z.input<Schema> | null): unknown => (sent === null ? empty : sent)),
    schema,
  );

/** A {@link number} that may be null or missing. */
export const figure = z.nullish(number);

/** A comma-joined list of values in a query. */
export const commaList = z.pipe(
  z.transform((value: unknown) => (typeof value === "string" ? value.split(",").filter(Boolean) : value)),
  z.array(z.string()),
);

/** The response of an endpoint that returns no data. Any content is ignored. */
export const nothing = z.pipe(
  z.unknown(),
  z.transform((): void => undefined),
);

/** `{detail}`, Django REST Framework's one-sentence response. */
export const detail = z.object({ detail: z.string() });
