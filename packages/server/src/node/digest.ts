import { createHash } from "node:crypto";
import type { Digest } from "../http/etag";

/** Node's own synchronous SHA-256. For a small response, a thread switch would cost more than the digest. */
export const nodeDigest = ((text) => createHash("sha256").update(text).digest("base64url")) satisfies Digest;
