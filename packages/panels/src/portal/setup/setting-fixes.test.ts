import { describe, expect, it } from "vitest";
import { findProblems } from "./find-problems";
import { withFixes } from "./setting-fixes";

const navigation = { href: () => "", leave: () => undefined, here: () => "" };
const product = { id: "example", name: "Example" };
const advice = (wrong: object, names: "props" | "attributes" = "props") =>
  withFixes(findProblems({ product, navigation, ...wrong }, names), names);

describe("the fix for a wrong setting", () => {
  it.each<[object, string]>([
    [{ product: undefined }, 'product is missing. Pass the compiler\'s id and name: { id: "acme", name: "Acme" }.'],
    [
      { product: { id: "Oracle HDL", name: "Oracle" } },
      'product.id is "Oracle HDL". Use its id in the API\'s paths: lowercase letters, digits and hyphens, starting with a letter.',
    ],
    [
      { product: { ...product, releaseKey: "-----BEGIN PUBLIC KEY-----" } },
      'product.releaseKey is "-----BEGIN PUBLIC KEY-----". Pass the Ed25519 public key in base64, 44 characters: the first line that the admin command release-key prints.',
    ],
    [{ navigation: null }, 'navigation is null. Pass linkNavigation("/app"), or an object with href, leave and here.'],
    [{ navigation: { ...navigation, here: undefined } }, "navigation.here is missing. Pass a function."],
    [{ access: "popup" }, 'access is "popup". Use redirect or inline.'],
    [
      { api: { origin: "localhost:8000" } },
      'api.origin is "localhost:8000". Leave it out for an API on the page\'s own origin, or pass an origin without a path, such as https://api.example.com.',
    ],
    [{ appearance: { theme: "purple" } }, 'appearance.theme is "purple". Use light, dark, auto or host.'],
    [
      { appearance: { tokens: { accent: "red" } } },
      'appearance.tokens["accent"] is "red". Names of tokens begin with --gh-, and values are strings.',
    ],
    [{ appearance: { zIndex: "high" } }, 'appearance.zIndex is "high". Pass a number.'],
    [
      { product: {}, onEvent: "log" },
      'product.id is missing. Use its id in the API\'s paths: lowercase letters, digits and hyphens, starting with a letter. product.name is missing. Pass the name that people read. onEvent is "log". Pass a function.',
    ],
  ])("%o", (wrong, said) => expect(advice(wrong)).toBe(said));

  it("names attributes for elements", () => {
    expect(advice({ product: { id: "Oracle HDL", name: "Oracle" } }, "attributes")).toMatch(
      /^product-id is "Oracle HDL"\. /,
    );
    expect(advice({ product: { id: "oracle_hdl", name: "Oracle" } }, "attributes")).toMatch(
      /^product-id is "oracle_hdl"\. Use .*lowercase letters, digits and hyphens/,
    );
    expect(advice({ appearance: { theme: "blue" } }, "attributes")).toMatch(/^theme is "blue"\. /);
  });

  it("is empty for right settings", () =>
    expect(
      advice({
        product: { ...product, releaseKey: "11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=" },
        api: null,
        groups: { a: ["releases.view"] },
        messages: { cart: {} },
        appearance: { tokens: { "--gh-accent": "red" } },
      }),
    ).toBe(""));
});
