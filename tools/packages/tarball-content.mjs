// Checks the content of a tarball: everything that its package.json names, and nothing that only this repository needs.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { outdatedMark } from "./start-state.mjs";

const pathsIn = (value) =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(pathsIn)
      : [];

/** The files that a manifest promises, without the leading `./`. */
function promisedFiles({ exports, bin, main, module, types, customElements }) {
  const paths = [...pathsIn(exports), ...pathsIn(bin), ...pathsIn([main, module, types, customElements])];
  return [...new Set(paths)].filter((path) => !path.includes("*")).map((path) => path.replace(/^\.\//, ""));
}

const isLeftOver = (file) => /\.(test|stories|cases|spec)\.|(^|\/)(node_modules|\.build|\.data)\//.test(file);

/** @param installed the folder into which the tarball was unpacked. */
export function checkContent({ manifest }, { files }, installed) {
  const present = new Set(files);
  const text = (file) => readFileSync(join(installed, file), "utf8");
  const wanted = ["package.json", "README.md", "LICENSE", ...promisedFiles(manifest)];
  const maps = files.filter((file) => file.endsWith(".js.map"));
  const lost = maps.flatMap((file) => {
    const { sources, sourcesContent } = JSON.parse(text(file));
    const isGone = (source, at) => sourcesContent?.[at] == null && !existsSync(join(installed, dirname(file), source));
    return sources.filter(isGone).map((source) => `${file} maps to ${source}, which is not in the tarball`);
  });
  const outdated = files.filter((file) => text(file).includes(outdatedMark));
  return [
    ...wanted.filter((file) => !present.has(file)).map((file) => `${file} is not in the tarball`),
    ...files.filter(isLeftOver).map((file) => `${file} is in the tarball`),
    ...lost,
    ...outdated.map((file) => `${file} is not made of the sources as they are now`),
  ];
}
