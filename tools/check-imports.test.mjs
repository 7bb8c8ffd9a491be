import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { checkImports } from "./check-imports.mjs";

const made = [];
afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A small tree with the five packages and the given files. */
function tree(files) {
  const base = mkdtempSync(join(tmpdir(), "gatehouse-imports-"));
  made.push(base);
  const write = (path, text) => {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  };
  for (const name of ["contract", "design", "panels", "elements", "server"]) {
    const entry = { "@gatehouse/source": "./src/index.ts", types: "./dist/index.d.ts", default: "./dist/index.js" };
    write(`packages/${name}/package.json`, JSON.stringify({ name: `@gatehouse/${name}`, exports: { ".": entry } }));
    write(`packages/${name}/src/index.ts`, "export {};");
  }
  for (const [path, text] of Object.entries(files)) write(path, text);
  return checkImports(base);
}

const area = (name, text, file = "index.ts") => ({ [`packages/panels/src/areas/${name}/${file}`]: text });

describe("a tree that keeps the rules", () => {
  it("passes", () => {
    const problems = tree({
      "packages/panels/src/index.ts": `import "@gatehouse/contract"; import "@gatehouse/design"; import "react";`,
      "packages/server/src/index.ts": `import "@gatehouse/contract";`,
      "packages/server/src/node/main.ts": `import "node:fs"; import "../index.js";`,
      "examples/host/main.tsx": `import "@gatehouse/panels";`,
      ...area("cart", `export * from "./dialog.js";`),
      ...area("cart", "export const dialog = 1;", "dialog.ts"),
      ...area("licenses", `import "../cart/index.js";`),
      "packages/panels/src/pages/dashboard.tsx": `import "../areas/cart/dialog.js";`,
    });
    expect(problems).toEqual([]);
  });
});

describe("each rule refuses what it forbids", () => {
  const refused = [
    ["contract imports design", { "packages/contract/src/a.ts": `import "@gatehouse/design";` }, "contract may not import design"],
    ["design imports contract", { "packages/design/src/a.ts": `import "@gatehouse/contract";` }, "design may not import contract"],
    ["a story of panels imports the server", area("cart", `import "@gatehouse/server";`, "x.stories.tsx"), "panels may not import server"],
    ["server imports panels, as a type only", { "packages/server/src/a.ts": `import type { A } from "@gatehouse/panels";` }, "server may not import panels"],
    ["server imports panels when it is needed", { "packages/server/src/a.ts": `const a = () => import("@gatehouse/panels");` }, "server may not import panels"],
    ["a package by path", { "packages/panels/src/a.ts": `import "../../design/src/index.js";` }, "reaches into packages/design by path"],
    ["an example takes sources by path", { "examples/host/a.ts": `import "../../packages/panels/src/index.js";` }, "reaches into packages/panels by path"],
    ["internals of a package", { "examples/host/a.ts": `import "@gatehouse/panels/src/index.js";` }, "is not a published entry"],
    ["a file that is not there", { "packages/panels/src/a.ts": `import "./gone.js";` }, "./gone.js does not exist"],
    ["Node in the neutral server", { "packages/server/src/a.ts": `import "node:fs";` }, "node:fs is Node's"],
    [
      "test support in what ships",
      { "packages/server/src/testing/databases.ts": `import "node:fs";`, "packages/server/src/a.ts": `import "./testing/databases.js";` },
      "what ships may not import packages/server/src/testing/databases.ts",
    ],
    [
      "past an area's index",
      { ...area("cart", "", "dialog.ts"), ...area("licenses", `import "../cart/dialog.js";`) },
      "area licenses takes from area cart past its index.ts",
    ],
    [
      "an area imports a page",
      { "packages/panels/src/pages/dashboard.tsx": "", ...area("cart", `import "../../pages/dashboard.js";`) },
      "an area may not import a page",
    ],
    [
      "areas in a circle, by different files",
      {
        ...area("cart", `export * from "./a.js";`),
        ...area("cart", "export const a = 1;", "a.ts"),
        ...area("cart", `import "../licenses/index.js";`, "b.ts"),
        ...area("licenses", "export const l = 1;"),
        ...area("licenses", `import "../cart/index.js";`, "c.ts"),
      },
      "areas form a cycle: panels/cart → panels/licenses → panels/cart",
    ],
    [
      "files in a circle, one way being lazy",
      { "packages/design/src/a.ts": `import "./b.js";`, "packages/design/src/b.ts": `const a = () => import("./a.js");` },
      "files form a cycle: packages/design/src/a.ts → packages/design/src/b.ts → packages/design/src/a.ts",
    ],
  ];
  it.each(refused)("%s", (_title, files, problem) => {
    expect(tree(files).join("\n")).toContain(problem);
  });
});
