import { readFileSync } from "node:fs";
import { screens } from "@gatehouse/panels/navigation";
import { describe, expect, it } from "vitest";
import { document as themingPath, withStylingHooks } from "../scripts/styling-hooks.mjs";
import { themeVariables } from "./page-tokens";
import { panelKinds } from "./panel-kinds";
import { settingAttributes } from "./settings";

const repository = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, repository), "utf8");
const embedding = read("docs/embedding.md");
const theming = readFileSync(themingPath, "utf8");

/** The first column of the table under a heading. */
function listed(text: string, heading: string): string[] {
  const section = text.split(/^## /m).find((part) => part.startsWith(heading)) ?? "";
  return [...section.matchAll(/^\| `<?([^`>]+)>?`/gm)].map(([, name]) => name ?? "");
}

describe("docs/theming.md", () => {
  it("lists every class, part and state there is, and no other (node packages/elements/scripts/styling-hooks.mjs)", () => {
    expect(theming).toBe(withStylingHooks(theming));
  });

  it("lists the variables that elements take from the page", () => {
    expect(listed(theming, "Eight variables")).toEqual(Object.keys(themeVariables));
  });
});

describe("docs/embedding.md", () => {
  it("lists every element and every setting", () => {
    const names = listed(embedding, "On a page without React");
    expect(names).toEqual([...Object.keys(panelKinds), ...settingAttributes]);
    for (const { attributes, optionalAttributes } of Object.values(panelKinds))
      for (const name of Object.values({ ...attributes, ...optionalAttributes }))
        expect(embedding).toContain(`\`${name}\``);
  });

  it.each([
    ["In a React app", "packages/panels/src/access/portal-provider.tsx", "PortalProviderProps", ["children"]],
    ["A navigation of your own", "packages/panels/src/navigation/navigation.ts", "Navigation", []],
  ])("lists under %s every member of %s", (heading, path, name, others) => {
    const declared = read(path).split(`export interface ${name} {`)[1]?.split("\n}")[0] ?? "";
    const members = [...declared.matchAll(/^ {2}(?:readonly )?(\w+)\??[:(]/gm)].map(([, member = ""]) => member);
    expect(members.length).toBeGreaterThan(5);
    const section = embedding.split(/^##+ /m).find((part) => part.startsWith(heading)) ?? "";
    const [table = ""] = section.split("\n\n").filter((part) => part.startsWith("|"));
    const rows = [...table.matchAll(/^\| `(\w+)/gm)].map(([, row = ""]) => row);
    expect([...rows, ...others].sort()).toEqual(members.sort());
  });

  it("lists every screen with the placeholders of its address", () => {
    const section = embedding.split(/^## /m).find((part) => part.startsWith("Pages of your own")) ?? "";
    const named = section.split("\n").map((row) => [...row.matchAll(/`\{?(\w+)\}?`/g)].map(([, name]) => name));
    for (const [screen, path] of Object.entries(screens)) {
      const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const row = named.find((names) => names.includes(screen));
      expect([screen, row]).toEqual([screen, expect.arrayContaining(placeholders)]);
    }
  });

  it("lists every event", () => {
    const types = [...read("packages/panels/src/portal/events.ts").matchAll(/type: "([^"]+)"/g)].map(
      ([, type]) => `gatehouse:${type}`,
    );
    expect(listed(embedding, "Events").sort()).toEqual(types.sort());
  });

  it("imports in its examples what is published", () => {
    const imports = [...embedding.matchAll(/^import \{ (.+) \} from "@gatehouse\/panels\/(\w+)";$/gm)];
    expect(imports.length).toBeGreaterThan(0);
    for (const [, names, entry] of imports)
      for (const name of names?.split(", ") ?? [])
        expect(read(`packages/panels/src/exports/${entry}.ts`)).toContain(name);
  });
});

describe("the page's variables", () => {
  it.each(Object.entries(themeVariables))("%s is otherwise what the design says", (variable, own) => {
    expect(read("packages/design/src/tokens/tokens.ts")).toContain(`${variable}: ${own};`);
  });
});
