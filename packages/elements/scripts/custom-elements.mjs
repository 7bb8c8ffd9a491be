// Writes custom-elements.json, which describes the elements to editors and documentation tools.
// Elements, attributes and events come from docs/embedding.md, variables from src/page-tokens.ts.
//   node packages/elements/scripts/custom-elements.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = new URL("../../../", import.meta.url);
const read = (path) => readFileSync(new URL(path, root), "utf8");

/** The path of the file. */
export const manifestFile = fileURLToPath(new URL("packages/elements/custom-elements.json", root));

/** The rows of each table in a section, as lists of cells. */
function rowsOf(text, heading) {
  const section = text.split(/^## /m).find((part) => part.startsWith(heading));
  if (section === undefined) throw new Error(`docs/embedding.md has no section ${heading}`);
  const rows = section.split("\n").filter((line) => line.startsWith("| `"));
  return rows.map((row) =>
    row
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => cell.trim()),
  );
}

const plain = (cell = "") => cell.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll("`", "");
const namesIn = (cell = "") => [...cell.matchAll(/`([a-z][a-z-]*)`/g)].map(([, name]) => name);
const className = (tag) => tag.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
const string = { text: "string" };

function eventsOf(rows) {
  const named = rows.flatMap(([names, description]) =>
    [...names.matchAll(/`gatehouse:([\w.-]+)`/g)].map(([, type]) => ({ type, description: plain(description) })),
  );
  return named.flatMap(({ type, description }) =>
    // Only one name gets the description, because the file is long enough without it.
    [
      { name: `gatehouse-${type.replaceAll(".", "-")}`, type: { text: "CustomEvent" }, description },
      { name: `gatehouse:${type}`, type: { text: "CustomEvent" } },
    ],
  );
}

function settingsOf(rows) {
  return rows.map(([name, value, description]) => ({
    name: plain(name),
    type: string,
    ...(value && { default: plain(value) }),
    description: plain(description),
  }));
}

function declaration(tag, description, attributes, shared) {
  return {
    kind: "class",
    customElement: true,
    name: className(tag),
    tagName: tag,
    description,
    attributes: [...attributes, ...shared.settings],
    ...(tag !== "gatehouse-portal" && { events: shared.events, cssProperties: shared.cssProperties }),
  };
}

/** The content of custom-elements.json. */
export function customElements() {
  const text = read("docs/embedding.md");
  const rows = rowsOf(text, "On a page without React");
  const shared = {
    settings: settingsOf(rows.filter(([name]) => !name.startsWith("`<"))),
    events: eventsOf(rowsOf(text, "Events")),
    cssProperties: [...read("packages/elements/src/page-tokens.ts").matchAll(/^ {2}"(--gh-[a-z-]+)":/gm)].map(
      ([, name]) => ({ name }),
    ),
  };
  const panels = rows.filter(([name]) => name.startsWith("`<"));
  const declarations = [
    declaration("gatehouse-portal", "Holds the settings of the panels inside it", [], shared),
    ...panels.map(([name, shows, attributes]) =>
      declaration(
        name.replace(/[`<>]/g, ""),
        `Shows ${plain(shows)}`,
        namesIn(attributes?.replace(/: `.*?;/, ";")).map((own) => ({ name: own, type: string })),
        shared,
      ),
    ),
  ];
  const path = "dist/index.js";
  const exports = declarations.map(({ tagName, name }) => ({
    kind: "custom-element-definition",
    name: tagName,
    declaration: { name, module: path },
  }));
  return `${JSON.stringify({ schemaVersion: "1.0.0", modules: [{ kind: "javascript-module", path, declarations, exports }] })}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) writeFileSync(manifestFile, customElements());
