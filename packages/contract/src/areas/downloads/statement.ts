import * as z from "zod/mini";
import { time } from "../../http/fields";

/** Size in bytes of the pieces that have their own digests. A reader needs only one piece in memory at a time. */
export const pieceBytes = 1_048_576;

/** The vendor's statement about a version. Its JSON text, `release.json`, is signed. */
export const ReleaseStatement = z.object({
  /** The product's id. */
  product: z.string(),
  tag_name: z.string(),
  kind: z.enum(["stable", "nightly"]),
  files: z.array(
    z.object({
      name: z.string(),
      /** In bytes. */
      size: z.number(),
      /** SHA-256 of the whole file, in hexadecimal. */
      sha256: z.string(),
      /** In bytes. The last piece is shorter. */
      piece_size: z.number(),
      /** SHA-256 of the SHA-256 digests of the pieces, one after the other, in hexadecimal. */
      pieces_sha256: z.string(),
    }),
  ),
  /** The people who approved the file. Empty for a nightly build. */
  approvals: z.array(z.object({ email: z.string(), approved_at: time })),
  signed_at: time,
});
export type ReleaseStatement = z.output<typeof ReleaseStatement>;

/** A {@link ReleaseStatement} with the data to verify it and a file. */
export const SignedStatement = z.object({
  /** The text that is signed, to the byte. */
  statement: z.string(),
  /** Ed25519 signature of the text's UTF-8 bytes, in base64. */
  signature: z.string(),
  /** The Ed25519 public key, its 32 bytes in base64. */
  public_key: z.string(),
  /** The SHA-256 digests of the file's pieces, one after the other, in base64. */
  pieces: z.string(),
});
export type SignedStatement = z.output<typeof SignedStatement>;
