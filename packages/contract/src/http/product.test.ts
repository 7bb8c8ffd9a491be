import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { json, scripted } from "../testing/scripted-fetch";
import { createClient } from "./client";
import { endpoint } from "./endpoint";
import { fromProductFields, isProductId, type Product, productField, productPath, toProductFields } from "./product";

const acme: Product = { id: "acme-pro", name: "Acme Pro" };
const fields = ["my_{product}_supported"];

describe("a product whose id holds a hyphen", () => {
  it("is in paths by its id", () => {
    expect(productPath(acme, "/api/{product}-versions/{tagName}/{product}/")).toBe(
      "/api/acme-pro-versions/{tagName}/acme-pro/",
    );
  });

  it("is in fields with an underscore", () => {
    expect(productField(acme, "my_{product}_supported")).toBe("my_acme_pro_supported");
  });
});

it.each([
  ["acme", true],
  ["acme-pro-2", true],
  ["Acme", false],
  ["2acme", false],
  ["", false],
  ["acme/pro", false],
  ["acme\n", false],
])("%j as a product's id: %s", (id, isOne) => {
  expect(isProductId(id)).toBe(isOne);
});

it("fields of the product are renamed at any depth, and back", () => {
  const wire = {
    results: [{ tag: "1.0", my_acme_pro_supported: true, nested: { my_acme_pro_supported: null } }],
    my_acme_pro_order_id: 3,
  };
  const here = {
    results: [{ tag: "1.0", "my_{product}_supported": true, nested: { "my_{product}_supported": null } }],
    my_acme_pro_order_id: 3,
  };
  expect(fromProductFields(acme, fields, wire)).toEqual(here);
  expect(toProductFields(acme, fields, here)).toEqual(wire);
});

it("a field that would replace an object's prototype is only a field", () => {
  const value = fromProductFields(acme, fields, JSON.parse('{"__proto__": {"polluted": true}}')) as Record<
    string,
    unknown
  >;
  expect(value.polluted).toBeUndefined();
});

it.each([null, 7, "text", undefined])("%j has no fields and stays what it is", (value) => {
  expect(fromProductFields(acme, fields, value)).toBe(value);
});

const publish = endpoint({
  area: "releases",
  name: "update",
  method: "PATCH",
  path: "/api/{product}-versions/{tagName}/",
  summary: "Changes a release.",
  body: z.object({ "my_{product}_supported": z.boolean() }),
  response: z.object({ "my_{product}_supported": z.boolean() }),
  productFields: fields,
});

it("a call sends and reads the product's own path and fields", async () => {
  const { options, sent } = scripted(() => json({ my_acme_pro_supported: false }), { product: acme });
  const response = await createClient(options).call(publish, {
    tagName: "1.0",
    body: { "my_{product}_supported": true },
  });
  expect(response).toEqual({ "my_{product}_supported": false });
  expect(sent[0]?.url).toBe("/api/acme-pro-versions/1.0/");
  expect(sent[0]?.body).toBe('{"my_acme_pro_supported":true}');
});
