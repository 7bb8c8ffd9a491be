import { parseAccept } from "hono/utils/accept";

/** The encodings of a body, from the smallest result to the largest. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/**
 * Chooses the encoding by the request's `Accept-Encoding`: the highest weight, then the smallest result. Undefined if
 * none is acceptable, for example with `identity;q=0` and nothing else available.
 */
export function chooseEncoding(
  acceptEncoding: string | null,
  available: readonly Encoding[] = encodings,
): Encoding | undefined {
  const accepted = parseAccept(acceptEncoding ?? "");
  const weightOf = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)?.q;
  const others = weightOf("*");
  let best: { readonly encoding: Encoding; readonly weight: number } | undefined;
  for (const encoding of encodings) {
    if (!available.includes(encoding)) continue;
    // `identity` stays acceptable with the lowest weight, unless the header excludes it.
    const unnamed = encoding === "identity" && others !== 0 ? Number.MIN_VALUE : (others ?? 0);
    const weight = weightOf(encoding) ?? unnamed;
    if (weight > (best?.weight ?? 0)) best = { encoding, weight };
  }
  return best?.encoding;
}
