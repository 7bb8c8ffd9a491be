import * as z from "zod/mini";
import { time } from "../../http/fields";

/** Size of the pieces with their own digests, in bytes. A reader needs to keep only one in memory. */
export const pieceBytes = 1_048_576;

/** The vendor's statement about a version, in the JSON text that is signed: `release.json`. */
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
      /** In bytes; the last piece is shorter. */
      piece_size: z.number(),
      /** SHA-256 of the SHA-256 digests of the pieces, one after the other, in hexadecimal. */
      pieces_sha256: z.string(),
    }),
  ),
  /** The people who approved the file; empty for a nightly build. */
  approvals: z.array(z.object({ email: z.string(), approved_at: time })),
  signed_at: time,
});
export type ReleaseStatement = z.output<typeof ReleaseStatement>;

/** A {@link ReleaseStatement} with what is needed to check it and a file. */
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
