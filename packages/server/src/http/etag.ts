/** A text's SHA-256 in base64url. Undefined if the platform has no digest. */
export type Digest = (text: string) => string | Promise<string | undefined>;

/** The platform's own digest. Browsers withhold it from pages served over plain HTTP. */
export const webDigest: Digest = async (text) => {
  const { subtle } = globalThis.crypto as { readonly subtle?: SubtleCrypto };
  if (subtle === undefined) return undefined;
  const bytes = new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
};

/** The strong entity tag of a digest: its first 132 bits, and the content encoding unless it is `identity`. */
export function etagOf(digest: string, encoding = "identity"): string {
  return `"${digest.slice(0, 22)}${encoding === "identity" ? "" : `-${encoding}`}"`;
}

/** Whether `If-None-Match` names this tag. The comparison is weak, as RFC 9110 requires for GET. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((candidate) => candidate.trim() === "*" || weak(candidate.trim()) === weak(etag));
}

const weak = (tag: string) => tag.replace(/^W\//, "");
