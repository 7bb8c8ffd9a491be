import * as z from "zod/mini";
import { number, time } from "../../http/fields";

/** A published version of the compiler, as customers see it. */
export const Version = z.object({
  /** Its name, such as `2026.3.1`. */
  tag_name: z.string(),
  created_at: time,
  /** Whether the portal's online features work with this version. */
  "my_{product}_supported": z.boolean(),
  /** Size of the file in bytes. Our addition, as is `sha256`: a server may leave both out. Both null without a file. */
  size: z.nullish(number),
  /** SHA-256 of the file in hexadecimal. */
  sha256: z.nullish(z.string()),
});
export type Version = z.output<typeof Version>;

/** A version that the viewer has downloaded, and that was unpublished later. */
export const UnpublishedNotice = z.object({
  tag_name: z.string(),
  unpublished_at: time,
  reason: z.nullish(z.string()),
  /** The tag name of the version to use instead. The same one if it is published again with another file. */
  successor: z.nullish(z.string()),
});
export type UnpublishedNotice = z.output<typeof UnpublishedNotice>;
