// Writes the classes and states that docs/theming.md lists, read from the sources of design and panels.
//   node packages/elements/scripts/styling-hooks.mjs
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
export const document = join(root, "docs/theming.md");
const marks = ["<!-- hooks -->", "<!-- /hooks -->"];

// Attributes for our own code only.
const internal = new Set(["data-tab", "data-tour", "data-autofocus", "data-host", "data-react-aria-pressable"]);

function sources() {
  return ["design", "panels"].flatMap((name) => {
    const folder = join(root, "packages", name, "src");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    return files
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|(?:^|\/)testing\//.test(file))
      .map((file) => join(folder, file));
  });
}

const sorted = (values) => [...new Set(values)].sort();

/** Class names as they are given to elements: whole words of quoted text. Selectors begin with a dot. */
function slotsOf(text) {
  const quoted = [...text.matchAll(/["'`](gh-[^"'`\n]*)["'`]/g)].flatMap(([, classes]) => classes.split(/\s+/));
  return sorted(quoted.filter((name) => /^gh-[a-z0-9-]+$/.test(name)));
}

/** The states that style sheets select by, with the values that they distinguish. */
function statesOf(texts) {
  const found = new Map();
  for (const text of texts)
    for (const [, name, value] of text.matchAll(/\[(data-[a-z-]+)(?:="?([a-z0-9-]+)"?)?\]/g)) {
      if (internal.has(name)) continue;
      found.set(name, [...(found.get(name) ?? []), ...(value === undefined ? [] : [value])]);
    }
  return [...found].sort(([a], [b]) => a.localeCompare(b)).map(([name, values]) => [name, sorted(values)]);
}

const code = (name) => `\`${name}\``;

/** The generated part of the document. */
export function stylingHooks() {
  const files = sources().map((path) => ({
    name: basename(path).replace(/\.tsx?$/, ""),
    text: readFileSync(path, "utf8"),
  }));
  const slots = files.map(({ name, text }) => [name, slotsOf(text)]).filter(([, names]) => names.length > 0);
  slots.sort(([a], [b]) => a.localeCompare(b));
  return [
    "| Where | Classes and parts |",
    "|---|---|",
    ...slots.map(([name, names]) => `| ${name.replaceAll("-", " ")} | ${names.map(code).join(" ")} |`),
    "",
    "| State | Values |",
    "|---|---|",
    ...statesOf(files.map(({ text }) => text)).map(
      ([name, values]) => `| ${code(name)} | ${values.length === 0 ? "set or not set" : values.map(code).join(" ")} |`,
    ),
  ].join("\n");
}

/** The document with its generated part updated. */
export function withStylingHooks(text) {
  const [start, end] = [text.indexOf(marks[0]), text.indexOf(marks[1])];
  if (start < 0 || end < start) throw new Error(`docs/theming.md needs ${marks.join(" and ")}`);
  return `${text.slice(0, start + marks[0].length)}\n${stylingHooks()}\n${text.slice(end)}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  writeFileSync(document, withStylingHooks(readFileSync(document, "utf8")));
