import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { leanModule } from "./lean-module.mjs";

const source = `import { css, styled } from "styled-components";

/** A box. */
export function Box() {
  return <Frame className="box" />;
}

const tall = css\`
  height: 2em;
  &:hover { color: red; }
\`;

const Frame = styled.div<{ readonly isOpen: boolean }>\`
  display: grid;
  \${tall}
  width: \${({ isOpen }) => (isOpen ? "1em" : "2em")};
\`;

export const Other = styled(Frame).attrs({ className: "other" })\`content: "a;  b";\`;
export const last = make(() => make(1));
`;

async function bundled(contents) {
  const { outputFiles } = await build({
    stdin: { contents: `import { Box } from "./box"; console.log(Box);`, resolveDir: "/" },
    bundle: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    external: ["styled-components", "react/jsx-runtime"],
    plugins: [
      {
        name: "box",
        setup(it) {
          it.onResolve({ filter: /^\.\/box$/ }, ({ path }) => ({ path, namespace: "box" }));
          it.onLoad({ filter: /^/, namespace: "box" }, () => ({ contents, loader: "tsx" }));
        },
      },
    ],
  });
  return outputFiles[0].text;
}

describe("a module on its way into dist", () => {
  const lean = leanModule(source, "/packages/design/src/controls/box.tsx");

  it("keeps the number of its lines, and the line of each statement", () => {
    const lineOf = (text, part) => text.slice(0, text.indexOf(part)).split("\n").length;
    expect(lean.split("\n")).toHaveLength(source.split("\n").length);
    for (const part of ["export function Box", "const Frame", "export const last"])
      expect(lineOf(lean, part)).toBe(lineOf(source, part));
  });

  it("has its styles without white space", () => {
    expect(lean).toContain('css(["height:2em;&:hover{color:red}"])');
    expect(lean).toContain('"display:grid;"');
    expect(lean).toContain('content:\\"a;  b\\";');
  });

  it("loses in a bundle what is not used", async () => {
    const [before, after] = [await bundled(source), await bundled(lean)];
    expect(before).toContain("Other");
    expect(before).toContain("make(");
    expect(after).toContain("display:grid;");
    expect(after).not.toContain("Other");
    expect(after).not.toContain("make(");
  });

  it.each([
    ["an object's spread", "const fields = { a: 1, ...more, b: [2] };", { a: 1, c: 3, b: [2] }],
    ["an object's only spread", "const fields = { ...more };", { c: 3 }],
    ["a list's spread", "const fields = [...list, [1], ...set];", ["x", [1], "y"]],
    ["a text's value", "const fields = `${first}/${second}/z`;", "x/3/z"],
  ])("loses %s in a bundle, and is the same where it is used", async (_, declared, value) => {
    const values = `const more = { c: 3 }, list = ["x"], set = new Set(["y"]), first = "x", second = "3";\n`;
    const module = leanModule(`${values}${declared}\nexport const Box = 1;`, "/fields.ts");
    expect(await bundled(module)).not.toContain("fields");
    const { fields } = await import(`data:text/javascript,${encodeURIComponent(`${module} export { fields };`)}`);
    expect(fields).toEqual(value);
  });

  it("keeps spreads and texts inside functions as they are", () => {
    const code = "export const f = (a) => ({ ...a, b: `${a}/` });";
    expect(leanModule(code, "/f.ts")).toBe(code);
  });

  it("marks nothing inside functions", () =>
    expect(leanModule("export const f = () => make(1);", "/f.ts")).toBe("export const f = () => make(1);"));

  it("shrinks texts that are styles, and only those", () => {
    const text = "export const style = `\n  a { b: c; }\n`;";
    expect(leanModule(text, "/packages/design/src/tokens/tokens.ts")).toBe("export const style = `a{b:c}`\n\n;");
    expect(leanModule(text, "/packages/design/src/table/csv.ts")).toBe(text);
  });

  it("has calls without the sentences that only the API page shows", () => {
    const call = 'export const get = endpoint({ path: "/a/", summary:\n  "One thing." });';
    expect(leanModule(call, "/endpoints.ts")).toContain('summary:\n  "" })');
    expect(leanModule('export const a = { summary: "Kept." };', "/a.ts")).toContain('"Kept."');
  });
});
