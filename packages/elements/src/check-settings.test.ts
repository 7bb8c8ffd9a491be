import { describe, expect, it } from "vitest";
import { checkSettings } from "./check-settings";
import type { GivenSettings } from "./settings";

const right: GivenSettings = {
  productId: "acme",
  productName: "Acme HDL",
  base: "/app",
  pages: "",
  apiOrigin: "",
  access: "inline",
  groups: undefined,
  theme: "auto",
  locale: "en",
  nonce: undefined,
  zIndex: undefined,
};

describe("the attributes of an element", () => {
  it.each<Partial<GivenSettings>>([
    { theme: "host" },
    { access: "redirect" },
    { base: "" },
    { base: "https://portal.example.com/app" },
    { base: "/portal/#" },
    { pages: " orders=orders.html\n team=/team?guid={teamGuid} " },
  ])("%o pass", (attributes) =>
    expect(checkSettings({ ...right, ...attributes })).toEqual({ ...right, ...attributes }),
  );

  it.each([
    ["1000", 1000],
    [" -5 ", -5],
    ["+7", 7],
    ["0", 0],
    [undefined, undefined],
  ])("z-index %o becomes %o", (zIndex, layer) => {
    expect(checkSettings({ ...right, zIndex })).toMatchObject({ zIndex: layer });
  });

  it("groups are read as JSON", () => {
    expect(checkSettings({ ...right, groups: '{ "f00d": ["releases.view"] }' })).toEqual({
      ...right,
      groups: { f00d: ["releases.view"] },
    });
  });

  it.each<[Partial<GivenSettings>, string]>([
    [{ groups: "releases.view" }, "groups is not valid JSON. Write an object"],
    [{ groups: "null" }, "groups is not valid JSON. Write an object"],
    [{ theme: "blue" }, 'theme is "blue". Use one of auto, light, dark, host.'],
    [{ access: "popup" }, 'access is "popup". Use one of inline, redirect.'],
    [{ zIndex: "high" }, 'z-index is "high". Use a whole number.'],
    [{ zIndex: "1.5" }, 'z-index is "1.5". Use a whole number.'],
    [{ zIndex: " " }, 'z-index is " ". Use a whole number.'],
    [{ base: "app" }, 'base is "app". Use the path of the portal, such as "/app".'],
    [{ base: "javascript:alert(1)" }, 'base is "javascript:alert(1)". Use the path of the portal, such as "/app".'],
    [{ pages: "orders" }, 'pages has "orders". Write a screen and its address'],
    [{ pages: "orders=/orders basket=/basket" }, 'pages has "basket=/basket". Write a screen and its address'],
    [
      { pages: "team=/team?guid={guid}" },
      'pages has "team=/team?guid={guid}". The screen team has the parameter {teamGuid}.',
    ],
    [
      { pages: "orders=/orders/{orderGuid}" },
      'pages has "orders=/orders/{orderGuid}". The screen orders has no parameter.',
    ],
  ])("%o are reported", (attributes, said) => expect(checkSettings({ ...right, ...attributes })).toContain(said));
});
