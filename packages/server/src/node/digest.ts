import { createHash } from "node:crypto";
import type { Digest } from "../http/etag";

/** Node's own SHA-256. It needs no other thread, which costs more than the digest of a small response. */
export const nodeDigest = ((text) => createHash("sha256").update(text).digest("base64url")) satisfies Digest;
