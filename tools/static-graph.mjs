// What a browser fetches before the first line of an entry runs: the entry and what it imports without `import()`.
import { gzipSync } from "node:zlib";

export const gzipBytes = (content) => gzipSync(content, { level: 9 }).length;

/** `imports(name)` returns `[{ path, kind }]`, as in an esbuild metafile. */
export function staticGraph(entry, imports) {
  const seen = new Set([entry]);
  for (const name of seen)
    for (const { path, kind, external } of imports(name)) if (kind === "import-statement" && !external) seen.add(path);
  return [...seen];
}
