import { parseAccept } from "hono/utils/accept";

/** How a body may be sent, the smallest first. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/**
 * The best of what a body can be sent in, by the request's `Accept-Encoding`: what is weighted highest, then what is smallest.
 * Undefined if nothing is acceptable, as for `identity;q=0` where there is nothing else.
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
    // A body as it is remains acceptable, if only just, unless it is ruled out.
    const unnamed = encoding === "identity" && others !== 0 ? Number.MIN_VALUE : (others ?? 0);
    const weight = weightOf(encoding) ?? unnamed;
    if (weight > (best?.weight ?? 0)) best = { encoding, weight };
  }
  return best?.encoding;
}
