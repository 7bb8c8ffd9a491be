import { databaseFiles } from "../../files/database-files";
import { insertFileRow, readFileRow } from "../../files/file-rows";
import type { Files } from "../../files/files";
import { FilesUnavailable } from "../../files/files-unavailable";
import type { S3Bucket } from "./s3-bucket";
import { keyOf } from "./s3-keys";
import { spool } from "./spool";
import { sweepBucket } from "./sweep-bucket";

/**
 * Stores the bytes of files in an S3 bucket and their rows in the database. Files whose bytes are in the database are
 * still read from there.
 */
export function s3Files(bucket: S3Bucket): Files {
  return {
    keepsLogs: true,

    async put(db, { name, type, content }, createdAt) {
      const guid = crypto.randomUUID();
      const spooled = await spool(content);
      const { size, sha256 } = spooled;
      try {
        await bucket.put(keyOf(guid), spooled);
      } finally {
        await spooled.close();
      }
      return insertFileRow(db, { guid, name, type, size, sha256, store: "s3", createdAt });
    },

    async open(db, guid, range) {
      const row = await readFileRow(db, guid);
      if (row?.store !== "s3") return row && databaseFiles.open(db, guid, range);
      const { store: _, ...file } = row;
      // S3 has no empty ranges.
      const isEmpty = range === undefined ? file.size === 0 : range.start >= range.end;
      const stream = isEmpty ? new Blob().stream() : await bucket.get(keyOf(guid), range);
      if (stream === undefined) throw new FilesUnavailable("The S3 store lacks the bytes of a file");
      return { ...file, stream };
    },

    async delete(db, guids) {
      // Delete the rows first, so that none refers to missing bytes. If deleting the bytes fails, the sweep deletes
      // them.
      await databaseFiles.delete(db, guids);
      for (const guid of guids)
        await bucket.delete(keyOf(guid)).catch((error: unknown) => {
          if (!(error instanceof FilesUnavailable)) throw error;
        });
    },

    async sweep(db, before) {
      const { unreferenced } = await databaseFiles.sweep(db, before);
      return { unreferenced, ...(await sweepBucket(db, bucket, before)) };
    },
  };
}
