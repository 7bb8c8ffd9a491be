import { readFileSync } from "node:fs";
import { brotliDecompressSync, constants, gunzipSync } from "node:zlib";

const contentOf = (file: string) => readFileSync(new URL(`older-databases/${file}`, import.meta.url));

/** The SQL dump of a database whose latest migration has this number. */
export function olderDatabase(version: "0012"): string {
  return gunzipSync(contentOf(`${version}.sql.gz`)).toString("utf8");
}

/** The data folder of such a portal on the built-in database, in a TAR archive. */
export function olderDataFolder(version: "0012"): Blob {
  // PostgreSQL keeps its catalog three times, further apart than the usual window of Brotli.
  const params = { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: true };
  return new Blob([brotliDecompressSync(contentOf(`${version}.tar.br`), { params })]);
}
