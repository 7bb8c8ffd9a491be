// The files that a browser loads before an entry runs: the entry and its static imports.
import { gzipSync } from "node:zlib";

export const gzipBytes = (content) => gzipSync(content, { level: 9 }).length;

/** `imports(name)` returns `[{ path, kind }]`, as in an esbuild metafile. */
export function staticGraph(entry, imports) {
  const seen = new Set([entry]);
  for (const name of seen)
    for (const { path, kind, external } of imports(name)) if (kind === "import-statement" && !external) seen.add(path);
  return [...seen];
}
