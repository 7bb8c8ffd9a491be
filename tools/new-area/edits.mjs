// The lines outside of an area's own files that name it. Written about widgets, as the templates are.
import { areaList } from "../check-areas.mjs";

/** Inserts after the last match in the part of the text between two marks. Undefined if there is no match. */
function afterLast(text, pattern, line, { from = "", to } = {}) {
  const start = text.indexOf(from);
  const end = to === undefined ? text.length : text.indexOf(to, start);
  if (start < 0 || end < 0) return undefined;
  const last = [...text.slice(start, end).matchAll(pattern)].at(-1);
  if (last === undefined) return undefined;
  const at = start + last.index + last[0].length;
  return `${text.slice(0, at)}\n${line}${text.slice(at)}`;
}

/** Several changes, one after the other. */
const all =
  (...changes) =>
  (text, write) =>
    changes.reduce((done, change) => done && change(done, write), text);
const insert = (pattern, line, place) => (text, write) => afterLast(text, pattern, write(line), place);
const anImport = (line) => insert(/^(import|export) [^;]*? from "[^"]+";$/gms, line);

const anExport = (source, built) => (text, write) => {
  const manifest = JSON.parse(text);
  const { "./package.json": own, ...entries } = manifest.exports;
  const target = (path) => write(path);
  manifest.exports = {
    ...entries,
    [target("./widgets")]: {
      "@gatehouse/source": target(source),
      types: target(`./dist/${built}.d.ts`),
      default: target(`./dist/${built}.js`),
    },
    "./package.json": own,
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
};

/** The files to change. `change` returns undefined if the file doesn't have the expected form. */
export const edits = [
  {
    path: areaList,
    // The contract may already list the area before it exists.
    change: (text, write) => {
      const name = `"${write("widgets")}"`;
      return text.includes(name) ? text : afterLast(text, /^ {2}"\w+",$/gm, `  ${name},`);
    },
  },
  { path: "packages/contract/package.json", change: anExport("./src/areas/widgets/index.ts", "areas/widgets/index") },
  { path: "packages/panels/package.json", change: anExport("./src/exports/widgets.ts", "exports/widgets") },
  {
    path: "packages/panels/src/locales/it.ts",
    change: all(
      anImport(`import { widgetsItalian } from "../areas/widgets/widgets.messages.it";`),
      insert(/^ {2}\w+: \w+Italian,$/gm, "  widgets: widgetsItalian,"),
    ),
  },
  {
    path: "packages/panels/src/navigation/screens.ts",
    change: insert(/^ {2}\w+: "[^"]*",$/gm, `  widgets: "/widgets",`, {
      from: "export const screens",
      to: "} as const",
    }),
  },
  {
    path: "packages/panels/src/page-catalog.ts",
    change: insert(
      /^ {2}\w+: \(\) => import.*,$/gm,
      `  widgets: () => import("./pages/widgets-page").then((page) => page.WidgetsPage),`,
      { from: "export const pageCatalog", to: "\n};" },
    ),
  },
  {
    path: "packages/panels/src/exports/pages.ts",
    change: anImport(`export { WidgetsPage } from "../pages/widgets-page";`),
  },
  {
    path: "packages/panels/src/panel-catalog.ts",
    change: insert(
      /^ {2}\}\),$/gm,
      `  WidgetsPanel: panel({
    tag: "gatehouse-widgets",
    attributes: {},
    load: async () => (await import("./areas/widgets/widgets-panel")).WidgetsPanel,
  }),`,
      { from: "export const panelCatalog", to: "\n};" },
    ),
  },
  {
    path: "packages/server/src/db/schema.ts",
    change: anImport(`export * from "./tables/widgets";`),
  },
  {
    path: "packages/server/src/server.ts",
    change: all(
      anImport(`import { bindWidgets } from "./areas/widgets/routes";`),
      insert(/^ {2}bind[A-Z]\w*\(server\);$/gm, "  bindWidgets(server);"),
    ),
  },
  {
    path: "packages/server/src/demo/seed.ts",
    change: all(
      anImport(`import { seedWidgets } from "./widgets";`),
      insert(/^ {4}await seed\w+\(tx, today, userIds.*\);$/gm, "    await seedWidgets(tx, today, userIds);"),
    ),
  },
  {
    path: "packages/server/src/testing/large-database.ts",
    change: insert(
      /^ {3}from generate_series\(.*\) g`,$/gm,
      `  \`insert into widgets (guid, owner_id, name, created_at)
   select \${guid(WIDGET_KIND, "g")}, case when g <= 10 then \${subjectId} else 1000 + g end, 'Widget ' || g, \${time} from generate_series(1, \${manyRows}) g\`,`,
      { from: "const statements = [", to: "\n];" },
    ),
  },
  {
    path: "examples/host/src/first-loads.ts",
    change: all(
      anImport(`import type { widgets } from "@gatehouse/contract/widgets";`),
      insert(/^ {2}\w+: typeof \w+;$/gm, "  widgets: typeof widgets;"),
      insert(
        /^ {2}\w+: \{.*\},$|^ {2}\},$/gm,
        `  widgets: { page: "widgets-page", reads: [...shell, "widgets.list?page=1&page_size=10&order_by=-created_at"] },`,
        { from: "export const firstLoads", to: "\n};" },
      ),
    ),
  },
  {
    path: "docs/embedding.md",
    change: all(
      insert(/^\| `<gatehouse-.*$/gm, "| `<gatehouse-widgets>` | the viewer's widgets | |"),
      insert(/^\| `dashboard`.*$/gm, "| `widgets` | |"),
    ),
  },
  {
    path: "README.md",
    change: (text, write) =>
      text.includes("| learn about an area |")
        ? text.replace(/^(\| learn about an area \|.*) \|$/m, write("$1, [widgets](docs/areas/widgets.md) |"))
        : undefined,
  },
];
