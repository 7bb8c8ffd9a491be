// Text that packages must not contain: code created from strings, which a strict CSP blocks, and the name of one
// customer's product.
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { filesBelow } from "../content-hash.mjs";
import { root } from "../workspace.mjs";

const evaluated = /(?<![\w$.])eval\s*\(|\bnew\s+Function\s*\(|(?<![\w$.])Function\s*\(\s*["'`]/;
const productName = /gatec/i;

function filesWith(pattern, folders) {
  const files = folders.filter((path) => existsSync(path)).flatMap((path) => [...filesBelow(path)]);
  return files.filter((file) => pattern.test(readFileSync(file, "utf8"))).map((file) => relative(root, file));
}

/** For packages whose built code runs in a page. */
export const checkNoEval = ({ path }) =>
  filesWith(evaluated, [join(path, "dist")])
    .filter((file) => file.endsWith(".js"))
    .map((file) => `${file} makes code out of text`);

export const checkProductNeutral = ({ path }) =>
  filesWith(
    productName,
    ["index.html", "src", "dist"].map((part) => join(path, part)),
  ).map((file) => `${file} names a product: it comes from the configuration`);
