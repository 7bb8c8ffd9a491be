// styled-components brings stylis's table of vendor prefixes, 1.2 kB gzipped. It uses the table only with
// `enableVendorPrefixes`, which the portal does not set: of these prefixes, its browsers need one, and the styles have it.
// Bundlers can't see that, so this removes the table from the script tag and the host.
import { readFileSync } from "node:fs";

const table = /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/;

/** The module without its table. Throws if the module doesn't have the known form. */
export function stripPrefixes(code) {
  const names = [...code.matchAll(/^export .*/gm)].map(([line]) => line.replace(/\W*\{.*/, ""));
  if (names.join() !== "export function prefix (value, length, children")
    throw new Error("stylis has changed its prefixes: tools/vendor-prefixes.mjs has to follow");
  return "export const prefix = (value) => value;";
}

export const esbuildVendorPrefixes = () => ({
  name: "vendor-prefixes",
  setup(build) {
    build.onLoad({ filter: table }, ({ path }) => ({ contents: stripPrefixes(readFileSync(path, "utf8")) }));
  },
});

export const viteVendorPrefixes = () => ({
  name: "vendor-prefixes",
  apply: "build",
  transform: {
    filter: { id: table },
    handler: (code) => ({ code: stripPrefixes(code), map: null }),
  },
});
