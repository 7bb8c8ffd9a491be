import { addMs, dayMs } from "../core/clock";
import { InternalError } from "../core/internal-error";
import type { Store } from "../db/context";
import type { Files } from "../files/files";

/** Files of running uploads and builds are newer than this. */
const sweptAfterMs = dayMs;

/** Deletes the leftovers of interrupted pushes, builds and uploads, and reports files whose bytes are missing. */
export async function sweepFiles(
  { db, clock, files }: Store & { readonly files: Files },
  onError: (error: unknown) => void,
): Promise<void> {
  const { missing } = await files.sweep(db, addMs(clock.now(), -sweptAfterMs));
  if (missing > 0) onError(new InternalError(`${missing} files have no bytes in the S3 store.`));
}
