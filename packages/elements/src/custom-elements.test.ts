import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import manifest from "../package.json";
import { customElements, manifestFile } from "../scripts/custom-elements.mjs";
import { panelKinds } from "./panel-kinds";
import { portalTag, settingAttributes } from "./settings";

interface Declaration {
  readonly tagName: string;
  readonly attributes: readonly { readonly name: string }[];
  readonly events?: readonly { readonly name: string }[];
}

const text = readFileSync(manifestFile, "utf8");
const declarations: readonly Declaration[] = JSON.parse(text).modules[0].declarations;
const eventTypes = [
  ...readFileSync(new URL("../../panels/src/portal/events.ts", import.meta.url), "utf8").matchAll(/type: ([^;]+);/g),
].flatMap(([, types = ""]) => [...types.matchAll(/"([^"]+)"/g)].map(([, type = ""]) => type));

it("is published, and as the documents say (node packages/elements/scripts/custom-elements.mjs)", () => {
  expect(text).toBe(customElements());
  expect(manifest.customElements).toBe("custom-elements.json");
  expect(manifest.files).toContain("custom-elements.json");
});

it("has every element with the attributes that it observes", () => {
  const kinds = Object.entries(panelKinds).map(([tag, { attributes, optionalAttributes }]) => [
    tag,
    [...Object.values({ ...attributes, ...optionalAttributes }), ...settingAttributes].sort(),
  ]);
  expect(declarations.map(({ tagName, attributes }) => [tagName, attributes.map(({ name }) => name).sort()])).toEqual([
    [portalTag, [...settingAttributes].sort()],
    ...kinds,
  ]);
});

it("has every event under both of its names", () => {
  const names = eventTypes.flatMap((type) => [`gatehouse:${type}`, `gatehouse-${type.replaceAll(".", "-")}`]);
  for (const { tagName, events } of declarations.filter(({ tagName }) => tagName !== portalTag))
    expect([tagName, events?.map(({ name }) => name).sort()]).toEqual([tagName, names.sort()]);
});
