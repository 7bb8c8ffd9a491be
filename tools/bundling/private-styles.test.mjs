import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import ts from "typescript";
import { expect, it } from "vitest";
import { root } from "../workspace.mjs";
import { leanStyles, styledElements } from "./lean-styles.mjs";
import { bundledStyles, privateStyles } from "./private-styles.mjs";

const names = ["css", "keyframes", "ServerStyleSheet", "styled", "StyleSheetManager"];

/** The built library. Its React is this file's. */
async function load(kind) {
  const react = new URL(import.meta.resolve("react")).href;
  const code = (await bundledStyles(kind, names, ["div", "svg"])).replaceAll('"react"', JSON.stringify(react));
  return await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
}

it("writes each style as one rule with nested rules, under an attribute of its own", async () => {
  const { keyframes, ServerStyleSheet, styled, StyleSheetManager } = await load("server");
  const turn = keyframes(["to{rotate:1turn}"]);
  const Box = styled.div(["color:red;animation:", " 1s;&:hover{color:blue}&&& a{top:0}@media print{top:0}"], turn);
  const sheet = new ServerStyleSheet();
  const element = createElement(StyleSheetManager, { namespace: ".root" }, createElement(Box));
  const page = renderToString(sheet.collectStyles(element));
  const [, id, name] = /class="(sc-\w+) (\w+)"/.exec(page);
  const tags = sheet.getStyleTags();
  const [, turning] = /@keyframes (\w+)\{ to\{rotate:1turn\} \}/.exec(tags);
  expect(tags).toMatch(/^<style data-gatehouse-styles="true"/);
  expect(tags).not.toContain('data-styled="');
  expect(tags.replace(/\s+/g, " ")).toContain(
    `.root .${name}{ color:red;animation:${turning} 1s;&:hover{color:blue}.${name}.${name}& a{top:0}@media print{top:0} }`,
  );
  expect(tags).toContain(`[id="${id}"]`);
});

it("needs no stylis in the browser", async () => {
  const code = await bundledStyles("browser", names, ["div"]);
  expect(code.match(/from\s*"[^"]*"/g)).toEqual(['from"react"']);
  expect(code).not.toContain("flex-pack");
});

it("brings the library's license into a package that was never built", () => {
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-styles-"));
  const outdir = join(folder, "dist");
  const { plugin } = privateStyles(join(root, "packages/design/src/styled.ts"), [], folder);
  let end;
  void plugin.setup({ onResolve() {}, onLoad() {}, onEnd: (run) => (end = run), initialOptions: { outdir } });
  end();
  expect(existsSync(join(outdir, "styled-components.LICENSE"))).toBe(true);
  rmSync(folder, { recursive: true });
});

it("has only the elements that are styled", async () => {
  const { styled } = await load("server");
  expect(Object.keys(styled)).toEqual(["div", "svg"]);
  const elements = styledElements([join(root, "packages/design")]);
  expect(elements).toEqual(expect.arrayContaining(["button", "div", "span"]));
});

it("takes no settings from the embedder's build", async () => {
  for (const kind of ["browser", "server"])
    expect(await bundledStyles(kind, names, ["div"])).not.toMatch(/SC_ATTR|process\./);
});

it("refuses a library of another shape", () => {
  const code = readFileSync(join(root, "node_modules/styled-components/dist/styled-components.esm.js"), "utf8");
  expect(() => leanStyles(code, ["div"])).not.toThrow();
  expect(() => leanStyles(`${code} "data-styled"`, ["div"])).toThrow("has changed");
  expect(() => leanStyles(code.replace('"abbr"', '"abbreviation"'), ["div"])).toThrow("has changed");
  expect(() => leanStyles("const a = 1;", ["div"])).toThrow("has changed");
});

const styles = ["packages/design/src", "packages/panels/src", "packages/elements/src", "examples/host/src"]
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((file) => file.isFile() && /(?<!\.stories|\.test)\.(tsx?|css)$/.test(file.name))
  .map(({ parentPath, name }) => ({ name, text: readFileSync(join(parentPath, name), "utf8") }));

// Every browser knows the property with this prefix, and Safari knows only that one.
it("has the prefix that Safari needs in the styles themselves", () => {
  expect(styles.filter(({ text }) => /-webkit-user-select:/.test(text)).length).toBeGreaterThan(3);
  expect(styles.filter(({ text }) => /(?<!-)user-select:/.test(text)).map(({ name }) => name)).toEqual([]);
});

// dist leaves out the units of numbers in style objects, and the static members of styled components.
it("writes styles as texts", () => {
  const objects = /\b(?:styled\.\w+|styled\(\w+\)|css|keyframes)(?:\.attrs\([^]*?\))?\(\s*(?:\{|\(|\w+ =>)/;
  expect("styled.div({ top: 1 })").toMatch(objects);
  expect("styled.div((props) => ({ top: 1 }))").toMatch(objects);
  expect(styles.filter(({ text }) => objects.test(text)).map(({ name }) => name)).toEqual([]);
});

/** The declarations after a nested rule in a style, and the at-rules in a pseudo-element. */
function unsafeParts(text) {
  const blocks = [{ selector: "", hasRule: false }];
  const found = [];
  for (const [part, end] of text.replace(/\/\*[^]*?\*\//g, "").matchAll(/[^{};]*([{};]|$)/g)) {
    const block = blocks.at(-1);
    if (end === "{") {
      if (/^\s*@/.test(part) && blocks.some(({ selector }) => selector.includes("::"))) found.push(part.trim());
      blocks.push({ selector: part, hasRule: false });
    } else if (end !== "}" && part.trim(" ;").length > 1 && block?.hasRule) found.push(part.trim());
    else if (end === "}") {
      blocks.pop();
      if (blocks.length > 0) blocks.at(-1).hasRule = true;
    }
  }
  return found;
}

const stylesIn = (node) => {
  const isStyle = ts.isTaggedTemplateExpression(node) && /^(?:styled\b|css$)/.test(node.tag.getText());
  const own = isStyle ? [templateText(node.template)] : [];
  ts.forEachChild(node, (child) => void own.push(...stylesIn(child)));
  return own;
};
const templateText = (template) =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join("$");

// The older ones of the supported browsers move such declarations before the rules, so the rules would win. In a
// pseudo-element, they ignore the declarations of an at-rule.
it("nests rules only as all supported browsers understand them", () => {
  expect(unsafeParts("a: b; &:hover { a: c; } d: e;")).toEqual(["d: e;"]);
  expect(unsafeParts("&::before { @media print { d: e; } }")).toEqual(["@media print {"]);
  expect(unsafeParts("a: b; &:hover { a: c; } @media print { d: e; }")).toEqual([]);
  const texts = styles
    .filter(({ text }) => /styled|css`/.test(text))
    .flatMap(({ name, text }) => stylesIn(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.flatMap(unsafeParts)).toEqual([]);
});
