// If two files in dist contain the same module, it exists twice: two contexts, two caches, two stores.
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { filesBelow } from "../content-hash.mjs";

/** Names every source that is in more than one file of a package's dist, by the comments that esbuild writes. */
export function checkOneCopy({ path, folder }) {
  const dist = join(path, "dist");
  const placesOf = new Map();
  for (const file of [...filesBelow(dist)].filter((name) => name.endsWith(".js")))
    for (const [, source] of readFileSync(file, "utf8").matchAll(/^\/\/ (packages\/\S+\.tsx?)$/gm))
      placesOf.set(source, new Set([...(placesOf.get(source) ?? []), relative(dist, file)]));
  const found = [...placesOf].filter(([, places]) => places.size > 1);
  const foreign = [...placesOf.keys()].filter((source) => !source.startsWith(`packages/${folder}/`));
  return [
    ...(placesOf.size === 0 ? [`${dist} names no source`] : []),
    ...found.map(([source, places]) => `${source} is in ${[...places].join(" and ")}`),
    ...foreign.map((source) => `${source} is in the dist of ${folder}`),
  ];
}
