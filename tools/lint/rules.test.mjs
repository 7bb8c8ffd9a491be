import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkLint } from "../check-lint.mjs";
import { root } from "../workspace.mjs";

const panel = "packages/panels/src/areas/licenses/licenses-panel.tsx";
const story = "packages/panels/src/areas/licenses/licenses-panel.stories.tsx";
const test = "packages/server/src/areas/licenses/rules.test.ts";
const flow = "examples/e2e/licenses.spec.ts";
const button = "packages/design/src/button/button.tsx";

const refused = [
  ["gatehouse/zod-mini", panel, `import { z } from "zod"; export const a = z;`],
  ["gatehouse/zod-mini", panel, `import * as z from "zod"; export const a = z;`],
  ["gatehouse/zod-mini", panel, `import { string } from "zod/mini"; export const a = string;`],
  ["gatehouse/zod-mini", panel, `import * as z from "zod/v4"; export const a = z;`],
  ["gatehouse/no-raw-html", panel, "export const a = <p dangerouslySetInnerHTML={{ __html: x }} />;"],
  ["gatehouse/no-raw-html", panel, "export const a = { dangerouslySetInnerHTML: { __html: x } };"],
  ["gatehouse/no-raw-html", "packages/elements/src/a.ts", "node.innerHTML = text;"],
  ["gatehouse/no-raw-html", "packages/elements/src/a.ts", "node.outerHTML += text;"],
  ["gatehouse/no-raw-html", "packages/elements/src/a.ts", `node.insertAdjacentHTML("beforeend", text);`],
  ["gatehouse/no-raw-html", "packages/elements/src/a.ts", "document.write(text);"],
  ["gatehouse/navigation-only", panel, `window.location.href = "/";`],
  ["gatehouse/navigation-only", panel, `location.assign("/");`],
  ["gatehouse/navigation-only", "packages/panels/src/pages/a.tsx", `document.title = "x";`],
  ["gatehouse/navigation-only", panel, `localStorage.setItem("a", "b");`],
  ["gatehouse/tokens-only", button, "export const A = styled.a`color: #fff;`;"],
  ["gatehouse/tokens-only", button, "export const A = styled.a`background: rgb(0 0 0 / 50%);`;"],
  ["gatehouse/tokens-only", button, "export const A = styled(B)`border: 1px solid red;`;"],
  ["gatehouse/tokens-only", button, "export const A = css`font-size: 14px;`;"],
  ["gatehouse/tokens-only", button, "export const A = css`font: 600 ${size}px sans-serif;`;"],
  ["gatehouse/content-fallback", button, `export const A = css\`&::before { content: "/" / ""; }\`;`],
  ["gatehouse/tokens-only", panel, `export const a = <p style={{ color: "#123456" }} />;`],
  ["gatehouse/tokens-only", panel, "export const a = <p style={{ fontSize: 12 }} />;"],
  ["gatehouse/tokens-only", panel, `export const a = <path fill="#abc" />;`],
  ["gatehouse/named-exports", panel, "export default function LicensesPanel() {}"],
  ["gatehouse/named-exports", panel, "const a = 1; export { a as default };"],
  ["gatehouse/file-names", "packages/panels/src/utils.ts", ""],
  ["gatehouse/file-names", "packages/panels/src/areas/licenses/types.ts", ""],
  ["gatehouse/file-names", "packages/panels/src/LicensesPanel.tsx", ""],
  ["gatehouse/honest-tests", test, `it.skip("a", () => {});`],
  ["gatehouse/honest-tests", test, `it.only.each([1])("a", () => {});`],
  ["gatehouse/honest-tests", test, `it.todo("a");`],
  ["gatehouse/honest-tests", test, `describe.skipIf(true)("a", () => {});`],
  ["gatehouse/honest-tests", test, `vi.mock("./a");`],
  ["gatehouse/honest-tests", test, "await new Promise((done) => setTimeout(done, 100));"],
  ["gatehouse/honest-tests", story, "expect(canvas).toMatchSnapshot();"],
  ["gatehouse/honest-tests", flow, "await page.waitForTimeout(100);"],
  ["gatehouse/honest-tests", flow, `test.describe.only("a", () => {});`],
  ["gatehouse/found-by-role", flow, `page.locator(".gh-button");`],
  ["no-restricted-imports", test, `import { JSDOM } from "jsdom"; export const a = JSDOM;`],
  ["no-restricted-imports", panel, `import { a } from "@gatehouse/design/src/a"; export const b = a;`],
  ["no-restricted-imports", panel, `import { Dialog } from "@gatehouse/design/overlays"; export const a = Dialog;`],
  ["no-console", panel, "console.log(1);"],
  ["no-console", "packages/server/src/index.ts", "console.log(1);"],
  ["no-eval", panel, `eval("1");`],
  ["typescript/no-explicit-any", panel, "export const a: any = 1;"],
  ["typescript/ban-ts-comment", panel, "// @ts-ignore\nexport const a = 1;"],
  ["typescript/ban-ts-comment", panel, "// @ts-expect-error because of this and that\nexport const a = 1;"],
  ["react-hooks/rules-of-hooks", panel, "export function A() { if (b) useState(1); }"],
  ["gatehouse/no-silencing", panel, "/* oxlint-disable */\nconsole.log(1);"],
  ["gatehouse/no-silencing", panel, "// oxlint-disable-next-line no-console\nconsole.log(1);"],
  ["gatehouse/no-silencing", panel, "console.log(1); // oxlint-disable-line\n"],
  ["no-console", panel, "/* eslint-disable no-console */\nconsole.log(1);"],
  ["gatehouse/translated-refusals", "packages/server/src/a.ts", `throw new PortalError(400, { detail: "Wrong" });`],
  ["no-restricted-properties", "packages/server/src/a.ts", "URL.canParse(text);"],
  ["react-hooks/exhaustive-deps", panel, "export function A({ b }) { useEffect(() => { b(); }, []); }"],
];

const accepted = [
  [panel, `import * as z from "zod/mini"; export const a = z;`],
  ["packages/panels/src/content/safe-html.tsx", "node.innerHTML = clean;"],
  ["packages/panels/src/navigation/link-navigation.ts", `window.location.href = "/";`],
  ["packages/design/src/tokens/colors.ts", "export const a = css`color: #fff; font-size: 14px;`;"],
  [
    button,
    "export const A = styled.a`color: var(--gh-text); border: 1px solid var(--gh-border); font-size: 0.875em;`;",
  ],
  [button, `export const A = css\`&::before { content: "/"; content: "/" / ""; }\`;`],
  [panel, "export const a = <a href={`#${id}`}>Order #1234</a>;"],
  [story, "export default { component: A };"],
  ["packages/server/src/node/main.ts", "console.log(1);"],
  [test, `it.each([1])("a", () => {});`],
  [flow, `page.locator("gatehouse-licenses"); page.getByRole("button");`],
];

/** The rules by the file that each case is in. */
const reported = new Map();
/** Each case needs a file of its own. One more folder changes nothing about which rules apply to it. */
const placeOf = (number, file) => join(dirname(file), `case-${number}`, basename(file));

const cases = [...refused.map(([, ...rest]) => rest), ...accepted].map(([file, text], at) => [placeOf(at, file), text]);
let base;
beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), "gatehouse-lint-"));
  for (const path of [".oxlintrc.jsonc", "tools", "node_modules"]) symlinkSync(join(root, path), join(base, path));
  for (const [file, text] of cases) {
    mkdirSync(join(base, dirname(file)), { recursive: true });
    writeFileSync(join(base, file), text);
  }
  const [text = ""] = await checkLint(["packages", "examples"], base);
  for (const [, file, plugin, rule] of text.matchAll(/^(.+?):\d+:\d+: .*\[\w+\/(.+)\((.+)\)\]$/gm)) {
    const name = plugin === "eslint" ? rule : `${plugin}/${rule}`;
    reported.set(file, [...(reported.get(file) ?? []), name]);
  }
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

describe("refuses", () => {
  it.each(refused.map((one, at) => [...one, at]))("%s in %s: %s", (rule, file, _, at) => {
    expect(reported.get(placeOf(at, file))).toContain(rule);
  });
});

describe("accepts", () => {
  it.each(accepted.map((one, at) => [...one, refused.length + at]))("%s: %s", (file, _, at) => {
    expect(reported.get(placeOf(at, file)) ?? []).toEqual([]);
  });
});
