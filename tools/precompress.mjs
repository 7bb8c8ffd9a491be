// Adds a brotli and a gzip copy of each built file that gets smaller, for servers that can send such copies.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = new Set([
  ".css",
  ".ico",
  ".js",
  ".json",
  ".map",
  ".mjs",
  ".svg",
  ".ttf",
  ".txt",
  ".wasm",
  ".webmanifest",
]);
// Smaller files fit into one packet in any case.
const leastBytes = 256;

const copies = {
  ".br": (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  ".gz": (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Writes the copies of all files in a folder and below. Pages are left out: a server writes into them. */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && compressible.has(extname(entry.name)),
  );
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const bytes = readFileSync(path);
      if (bytes.length < leastBytes) return;
      for (const [suffix, compress] of Object.entries(copies)) {
        const copy = await compress(bytes);
        if (copy.length < bytes.length) writeFileSync(path + suffix, copy);
      }
    }),
  );
}

export const vitePrecompress = () => {
  let folder = "";
  return {
    name: "precompress",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: { order: "post", sequential: true, handler: () => precompress(folder) },
  };
};
