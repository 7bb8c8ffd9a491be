import { databaseFiles } from "../../files/database-files";
import type { Files } from "../../files/files";
import { FilesUnavailable } from "../../files/files-unavailable";
import type { S3Settings } from "./s3-settings";

/** Opens the file store of this process. The S3 client loads only if an S3 store is configured. */
export async function openFiles(settings: S3Settings | undefined): Promise<Files> {
  if (settings === undefined) return databaseFiles;
  const [{ openS3Bucket }, { s3Files }] = await Promise.all([import("./s3-bucket"), import("./s3-files")]);
  const bucket = openS3Bucket(settings);
  // An unavailable store must not prevent startup: everything without files works, and files work once the store is
  // back.
  await bucket.check().catch((error: unknown) => {
    if (!(error instanceof FilesUnavailable)) throw error;
    console.error(`Files cannot be stored or read now. ${error.message}.`);
  });
  return s3Files(bucket);
}
