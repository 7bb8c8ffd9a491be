import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { sourceCondition } from "../workspace.mjs";
import { checkApi, updateApi } from "./api-report.mjs";

const panel = (props) => `import type { Options } from "./options.js";
interface PanelProps {
    ${props}
    readonly options?: Options;
}
/** Shows something. */
export declare function Panel(props: PanelProps): string;
`;
const options = (type, comment = "Options.") =>
  `/** ${comment} */\nexport interface Options {\n    readonly rows: ${type};\n}\n`;
const entry = (name) => ({
  [sourceCondition]: `./src/${name}.ts`,
  types: `./dist/${name}.d.ts`,
  default: `./dist/${name}.js`,
});

let base;
const declare = (name, text) => writeFileSync(join(base, `packages/kit/dist/${name}.d.ts`), text);
const publish = (...names) =>
  writeFileSync(
    join(base, "packages/kit/package.json"),
    JSON.stringify({
      name: "@example/kit",
      version: "1.0.0",
      exports: Object.fromEntries(names.map((name) => [`./${name}`, entry(name)])),
    }),
  );

const made = mkdtempSync(join(tmpdir(), "gatehouse-api-"));
const reported = join(made, "reported");
// The report takes the compiler a second, so each test gets a copy.
beforeAll(() => {
  base = reported;
  mkdirSync(join(base, "packages/kit/dist"), { recursive: true });
  publish("panel");
  declare("options", options("number"));
  declare("panel", panel("readonly guid: string;"));
  updateApi(base);
});
beforeEach(() => {
  base = mkdtempSync(join(made, "test-"));
  cpSync(reported, base, { recursive: true });
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

it("finds no difference in the same declarations", () => expect(checkApi(base)).toEqual([]));

it("takes another comment for no change", () => {
  declare("options", options("number", "Another comment."));
  expect(checkApi(base)).toEqual([]);
});

it.each([
  ["the type of a prop", () => declare("panel", panel("readonly guid: number;")), "+    readonly guid: number;"],
  ["a removed prop", () => declare("panel", panel("")), "-    readonly guid: string;"],
  ["a type in another file", () => declare("options", options("string")), "+    readonly rows: string;"],
  ["a new entry", () => publish("panel", "options"), "+export interface Options {"],
])("shows %s as a diff", (_, change, line) => {
  change();
  const problems = checkApi(base);
  expect(problems).toContain(line);
  expect(problems.at(-1)).toContain("--update");
});

it("shows an entry that no longer exists", () => {
  publish("panel", "options");
  updateApi(base);
  publish("panel");
  expect(checkApi(base)).toContain("-export interface Options {");
});

it("refuses to judge what is not built", () => {
  publish("panel", "dialog");
  expect(() => checkApi(base)).toThrow("not built: @example/kit/dialog");
});
