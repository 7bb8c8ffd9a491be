import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkImports } from "./check-imports.mjs";

const made = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true })));

/** The problems found in a small tree with the packages and the given files. */
async function problemsIn(files) {
  const base = mkdtempSync(join(tmpdir(), "gatehouse-imports-"));
  made.push(base);
  const write = (path, text) => {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  };
  write(
    "tsconfig.json",
    JSON.stringify({
      compilerOptions: { moduleResolution: "bundler", module: "esnext", customConditions: ["@gatehouse/source"] },
    }),
  );
  mkdirSync(join(base, "node_modules/@gatehouse"), { recursive: true });
  for (const name of ["contract", "design", "panels", "elements", "server", "story-kit"]) {
    write(
      `packages/${name}/package.json`,
      JSON.stringify({ name: `@gatehouse/${name}`, exports: { ".": { "@gatehouse/source": "./src/index.ts" } } }),
    );
    write(`packages/${name}/src/index.ts`, "export {};");
    symlinkSync(join(base, "packages", name), join(base, "node_modules/@gatehouse", name));
  }
  for (const [path, text] of Object.entries(files)) write(path, text);
  return (await checkImports(base)).join("\n");
}

const panels = (path, text = "export {};") => ({ [`packages/panels/src/${path}`]: text });

describe("a tree that keeps the rules", () => {
  it("passes", async () => {
    const files = {
      "packages/server/src/server.ts": `import "@gatehouse/contract";`,
      "packages/server/src/node/main.ts": `import "node:fs"; import "../server";`,
      "examples/host/main.tsx": `import "@gatehouse/panels";`,
      ...panels("portal/messages.ts"),
      ...panels(
        "data/use.ts",
        `import "../portal/messages"; import "@gatehouse/contract"; import "@gatehouse/design";`,
      ),
      ...panels("areas/cart/index.ts", `export * from "./dialog";`),
      ...panels("areas/cart/dialog.ts", `import "../../data/use"; export const dialog = 1;`),
      ...panels("areas/cart/cart.messages.ts", `import "../../portal/messages";`),
      ...panels("areas/cart/dialog.stories.tsx", `import "@gatehouse/story-kit"; import "../../pages/dashboard";`),
      ...panels("areas/licenses/index.ts", `import "../cart/index";`),
      ...panels("locales/it.ts", `import "../areas/cart/cart.messages";`),
      ...panels("portal/locale-catalog.ts", `const it = () => import("../locales/it"); export { it };`),
      ...panels("pages/dashboard.ts", `import "../areas/cart/dialog";`),
    };
    await expect(problemsIn(files)).resolves.toBe("");
  });
});

describe("each rule refuses what it forbids", () => {
  const refused = [
    [
      "a panel takes its state from jotai",
      {
        ...panels("portal/use-portal-atom.ts"),
        ...panels("shell/palette/commands.ts", `import "../../portal/use-portal-atom";`),
        ...panels("data/use.ts", `import "../portal/use-portal-atom";`),
      },
      "no-jotai-in-panels: packages/panels/src/data/use.ts",
    ],
    [
      "contract imports design",
      { "packages/contract/src/a.ts": `import "@gatehouse/design";` },
      "package-direction: packages/contract/src/a.ts",
    ],
    [
      "server imports panels, as a type only",
      { "packages/server/src/b.ts": `import type { A } from "@gatehouse/panels";` },
      "package-direction: packages/server/src/b.ts",
    ],
    [
      "server imports panels when needed",
      { "packages/server/src/c.ts": `export const a = () => import("@gatehouse/panels");` },
      "package-direction: packages/server/src/c.ts",
    ],
    [
      "a package by path",
      panels("by-path.ts", `import "../../design/src/index";`),
      "no-path-between-packages: packages/panels/src/by-path.ts",
    ],
    [
      "internals of a package",
      { "examples/host/a.ts": `import "@gatehouse/panels/internals";` },
      "resolvable: examples/host/a.ts",
    ],
    ["a file that is not there", panels("b.ts", `import "./gone";`), "resolvable: packages/panels/src/b.ts"],
    [
      "Node in the server's core",
      { "packages/server/src/core/node.ts": `import "node:fs";` },
      "runs-in-a-tab: packages/server/src/core/node.ts",
    ],
    [
      "test support in published code",
      { "packages/server/src/testing/x.ts": "export {};", "packages/server/src/d.ts": `import "./testing/x";` },
      "no-tests-in-packages: packages/server/src/d.ts",
    ],
    [
      "the story kit in published code",
      panels("c.ts", `import "@gatehouse/story-kit";`),
      "no-tests-in-packages: packages/panels/src/c.ts",
    ],
    [
      "a lower layer imports a higher one",
      { ...panels("access/gate.ts"), ...panels("data/read.ts", `import "../access/gate";`) },
      "layer-order: packages/panels/src/data/read.ts",
    ],
    [
      "layers in one row import each other",
      { ...panels("forms/form.ts"), ...panels("content/html.ts", `import "../forms/form";`) },
      "layer-order: packages/panels/src/content/html.ts",
    ],
    [
      "a folder that is in no layer",
      { ...panels("extras/x.ts"), ...panels("portal/y.ts", `import "../extras/x";`) },
      "layer-order: packages/panels/src/portal/y.ts",
    ],
    [
      "http imports auth",
      { "packages/server/src/auth/x.ts": "export {};", "packages/server/src/http/y.ts": `import "../auth/x";` },
      "layer-order: packages/server/src/http/y.ts",
    ],
    [
      "a control imports an overlay",
      {
        "packages/design/src/overlays/x.ts": "export {};",
        "packages/design/src/controls/y.ts": `import "../overlays/x";`,
      },
      "layer-order: packages/design/src/controls/y.ts",
    ],
    [
      "texts import a panel",
      { ...panels("data/z.ts"), ...panels("areas/cart/cart.messages.ts", `import "../../data/z";`) },
      "texts-alone: packages/panels/src/areas/cart/cart.messages.ts",
    ],
    [
      "past an area's index",
      { ...panels("areas/teams/dialog.ts"), ...panels("areas/orders/past.ts", `import "../teams/dialog";`) },
      "area-index: packages/panels/src/areas/orders/past.ts",
    ],
    [
      "past an area's index, from outside of the areas",
      {
        "packages/server/src/areas/teams/rules.ts": "export {};",
        "packages/server/src/staff/past.ts": `import "../areas/teams/rules";`,
      },
      "area-index: packages/server/src/staff/past.ts",
    ],
    [
      "an area imports a page",
      { ...panels("pages/dashboard.ts"), ...panels("areas/cart/page.ts", `import "../../pages/dashboard";`) },
      "layer-order: packages/panels/src/areas/cart/page.ts",
    ],
    [
      "areas in a cycle, by different files",
      {
        ...panels("areas/profile/index.ts", "export const p = 1;"),
        ...panels("areas/sessions/index.ts", "export const s = 1;"),
        ...panels("areas/profile/x.ts", `import "../sessions/index";`),
        ...panels("areas/sessions/x.ts", `import "../profile/index";`),
      },
      "no-area-cycle: packages/panels/src/areas/profile",
    ],
    [
      "files in a cycle, one way being lazy",
      { ...panels("x.ts", `import "./y";`), ...panels("y.ts", `export const a = () => import("./x");`) },
      "no-cycle: packages/panels/src/x.ts",
    ],
  ];

  // One tree breaks all the rules, because each run is slow.
  let problems;
  beforeAll(async () => {
    problems = await problemsIn(Object.assign({}, ...refused.map(([, files]) => files)));
  });
  it.each(refused)("%s", (_title, _files, problem) => expect(problems).toContain(problem));
});
