import { databaseFiles } from "../../files/database-files";
import type { Files } from "../../files/files";
import { FilesUnavailable } from "../../files/files-unavailable";
import type { S3Settings } from "./s3-settings";

/** The file store of this process. Only a process with an S3 store loads the S3 client. */
export async function openFiles(settings: S3Settings | undefined): Promise<Files> {
  if (settings === undefined) return databaseFiles;
  const [{ openS3Bucket }, { s3Files }] = await Promise.all([import("./s3-bucket"), import("./s3-files")]);
  const bucket = openS3Bucket(settings);
  // A store in trouble stops no server: all that needs no file works, and files come back with the store.
  await bucket.check().catch((error: unknown) => {
    if (!(error instanceof FilesUnavailable)) throw error;
    console.error(`Files cannot be stored or read now. ${error.message}.`);
  });
  return s3Files(bucket);
}
