import { afterAll } from "vitest";
import { databaseFiles } from "../files/database-files";
import type { Files } from "../files/files";
import { openS3Bucket } from "../node/files/s3-bucket";
import { s3Files } from "../node/files/s3-files";
import { startS3 } from "./start-s3";

/** The file stores: the database, and an S3 server that stops after the tests of the file. */
export async function fileStores(): Promise<readonly { readonly store: string; readonly files: Files }[]> {
  const s3 = await startS3();
  afterAll(() => s3.stop());
  return [
    { store: "the database", files: databaseFiles },
    { store: "S3", files: s3Files(openS3Bucket(s3.settings)) },
  ];
}
