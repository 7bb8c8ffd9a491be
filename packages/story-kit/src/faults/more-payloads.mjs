import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const name = "virtual:more-payloads";
const folder = fileURLToPath(new URL("../../shared/payloads", import.meta.url));

/**
 * Collections of hostile text that may exist next to the checkout. Empty if there are none. They are data, not part of
 * the project.
 */
export function morePayloads() {
  return {
    name: "more-payloads",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export const morePayloads = ${JSON.stringify(readAll())};` : undefined),
  };
}

function readAll() {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return files.flatMap((file) => JSON.parse(readFileSync(`${folder}/${file}`, "utf8")));
}
