import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** The SQL dump of a database whose latest migration has this number. */
export function olderDatabase(version: "0012"): string {
  return gunzipSync(readFileSync(new URL(`older-databases/${version}.sql.gz`, import.meta.url))).toString("utf8");
}
