// Import rules for dependency-cruiser. A layer may import from itself and from earlier layers. Layers in the same entry
// must not import from each other.
const layers = {
  contract: ["errors", "http", "areas", "openapi host-config testing", "index.ts"],
  design: ["tokens icons", "root", "controls", "overlays", "table", "index.ts overlays.ts it.ts styled.ts"],
  panels: [
    "portal",
    "navigation",
    "data",
    "viewers",
    "forms content log waves",
    "access",
    "areas",
    "shell",
    "pages",
    "panel-catalog.ts page-catalog.ts",
    "exports",
  ],
  server: [
    "texts",
    "core",
    "db",
    "files",
    "mail",
    "http",
    "auth",
    "areas",
    "staff demo",
    "server.ts",
    "index.ts",
    "node",
  ],
};
const packages = {
  contract: [],
  design: [],
  panels: ["contract", "design"],
  elements: ["panels", "contract", "design"],
  server: ["contract"],
  "story-kit": ["panels", "contract", "design", "server"],
};
const tests = "\\.(test|stories|cases|spec)\\.[a-z]+$|^packages/[^/]+/src/testing/|^packages/story-kit/|^\\.storybook/";
// Texts belong to no layer: a locale holds those of all areas.
const texts = "\\.messages(\\.it)?\\.ts$|/locales/it\\.ts$";
/** These folders have their own dependencies, installed by their first run. */
const ownPackages = "^(examples/toolchain|tools/bench/log-viewers)/";
const anyOf = (names) => `(${names.join("|").replaceAll(".", "\\.")})`;
const source = (pack, folders) => `^packages/${pack}/src/${anyOf(folders)}(/|$)`;
const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

const betweenPackages = Object.entries(packages).map(([pack, allowed]) =>
  forbid(
    "package-direction",
    `${pack} may import ${allowed.join(", ") || "no other package"}`,
    { path: `^packages/${pack}/src/`, pathNot: tests },
    {
      path: "^packages/",
      pathNot: `^packages/${anyOf([pack, ...allowed])}/`,
    },
  ),
);
const betweenLayers = Object.entries(layers).flatMap(([pack, rows]) => {
  const folders = rows.map((row) => row.split(" "));
  return folders.flatMap((row, at) =>
    row.map((folder) => {
      const later = [...row.filter((other) => other !== folder), ...folders.slice(at + 1).flat()];
      return forbid(
        "layer-order",
        `${pack}: ${rows.join(" ← ")}`,
        { path: source(pack, [folder]), pathNot: [tests, texts] },
        { path: later.length ? source(pack, later) : "^$", pathNot: texts },
      );
    }),
  );
});
const inLayers = Object.entries(layers).map(([pack, rows]) =>
  forbid(
    "layer-order",
    "add the file or its folder to the layers of tools/import-rules.cjs",
    { path: `^packages/${pack}/src/` },
    {
      path: `^packages/${pack}/src/`,
      pathNot: [source(pack, rows.join(" ").split(" ")), tests, texts],
    },
  ),
);
module.exports = {
  forbidden: [
    ...betweenPackages,
    ...betweenLayers,
    ...inLayers,
    forbid(
      "area-index",
      "an area imports another only through its index.ts",
      { path: "^packages/([^/]+)/src/areas/([^/]+)/", pathNot: tests },
      {
        path: "^packages/$1/src/areas/",
        pathNot: ["^packages/$1/src/areas/$2/", "/areas/[^/]+/index\\.ts$", texts],
      },
    ),
    forbid(
      "area-index",
      "the server's other folders import an area only through its index.ts or routes.ts",
      { path: "^packages/server/src/", pathNot: [tests, "^packages/server/src/areas/"] },
      { path: "^packages/server/src/areas/", pathNot: ["/areas/[^/]+/(index|routes)\\.ts$"] },
    ),
    forbid(
      "texts-alone",
      "texts import only what declares them",
      { path: "^(packages/panels/.*/)(?:[^/]+\\.messages(?:\\.it)?|it)\\.ts$", pathNot: tests },
      {
        path: "^packages/",
        pathNot: [
          texts,
          "^$1[^/]+$",
          "^packages/panels/src/portal/(messages|catalog)\\.ts$",
          "^packages/contract/",
          "^packages/design/src/it\\.ts$",
        ],
      },
    ),
    forbid(
      "no-tests-in-packages",
      "published code imports no test code",
      { path: "^packages/[^/]+/src/", pathNot: tests },
      { path: tests },
    ),
    forbid(
      "runs-in-a-tab",
      "the same code runs in a browser tab: only server/src/node may use Node",
      { path: "^packages/(contract|server)/src/", pathNot: [tests, "^packages/server/src/node/"] },
      { dependencyTypes: ["core"] },
    ),
    forbid(
      "no-jotai-in-panels",
      "jotai loads with the tours and the command palette: panels and the shell share a SharedValue",
      {
        path: "^packages/panels/src/",
        pathNot: [tests, "^packages/panels/src/(shell/palette/|areas/viewer/tours/|portal/use-portal-atom\\.ts$)"],
      },
      { path: ["node_modules/jotai/", "^packages/panels/src/portal/use-portal-atom\\.ts$"] },
    ),
    forbid(
      "one-styling-library",
      "panels take the styling library from design: npm can install another copy for them",
      { path: "^packages/panels/src/" },
      { path: "node_modules/styled-components/" },
    ),
    forbid(
      "no-path-between-packages",
      "import a package by its name",
      { path: "^packages/([^/]+)/" },
      { path: "^packages/", pathNot: "^packages/$1/", dependencyTypes: ["local"] },
    ),
    forbid("no-cycle", "files form no cycle, not even by types", {}, { circular: true }),
    forbid(
      "resolvable",
      "the file or the published entry does not exist",
      { pathNot: ownPackages },
      { couldNotResolve: true, pathNot: "\\?|^virtual:" },
    ),
    forbid("resolvable", "the file does not exist", { path: ownPackages }, { couldNotResolve: true, path: "^\\." }),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(?!node_modules/).*(/dist/|\\.d\\.m?ts$)" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["@gatehouse/source", "types", "import", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
