import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../content-hash.mjs";

const isPublished = (file) => /(?<!\.(?:test|stories|cases))\.tsx?$/.test(file) && !/[\\/]testing[\\/]/.test(file);

/** The texts of the packages' sources, without those of tests. */
export function* publishedSources(folders) {
  for (const folder of folders)
    for (const file of filesBelow(join(folder, "src"))) if (isPublished(file)) yield readFileSync(file, "utf8");
}
