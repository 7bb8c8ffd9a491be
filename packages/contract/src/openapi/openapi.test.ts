import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { License, licenses, LicenseType } from "../areas/licenses";
import { sessions } from "../areas/sessions";
import { viewer } from "../areas/viewer";
import { endpoint, endpointId } from "../http/endpoint";
import { nothing } from "../http/fields";
import { listOf, pagedList } from "../http/list";
import { declaredEndpoints } from "../testing/declared-endpoints";
import { createOpenApiDocument, type Operation } from "./openapi";

const product = { id: "acme-pro", name: "Acme Pro" };
const whole = createOpenApiDocument(declaredEndpoints, product);
const operations = Object.entries(whole.paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => ({ path, method, operation })),
);

function operationOf(
  call: Parameters<typeof createOpenApiDocument>[0][number],
  notes?: Parameters<typeof createOpenApiDocument>[2],
): Operation {
  const [operation] = Object.values(createOpenApiDocument([call], product, notes).paths).flatMap((methods) =>
    Object.values(methods),
  );
  return operation ?? expect.unreachable("the call has no operation");
}

const release = endpoint({
  area: "releases",
  name: "update",
  method: "PATCH",
  path: "/api/{product}-versions/{tagName}/",
  summary: "Changes a release.",
  query: pagedList({ orderBy: ["name"], search: true }),
  body: z.object({ "my_{product}_supported": z.optional(z.boolean()) }),
  status: 201,
  response: listOf(z.object({ "my_{product}_supported": z.boolean(), type: LicenseType })),
  productFields: ["my_{product}_supported"],
});

describe("the whole API", () => {
  it("is an OpenAPI 3.1 document with every call in it once", () => {
    expect(whole.openapi).toBe("3.1.0");
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(
      declaredEndpoints.map(endpointId).sort(),
    );
  });

  it("refers to nothing that is not there", () => {
    const references = [...JSON.stringify(whole).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)].map(
      ([, kind, name]) => [kind, name],
    );
    expect(references.length).toBeGreaterThan(0);
    expect(
      references.filter(
        ([kind = "", name = ""]) => !(name in ((whole.components as unknown as Record<string, object>)[kind] ?? {})),
      ),
    ).toEqual([]);
    expect(JSON.stringify(whole)).not.toMatch(/\$defs|\{product\}|"id":"|\$schema/);
  });

  it("declares each parameter of each path", () => {
    for (const { path, operation } of operations) {
      const declared = operation.parameters.flatMap((parameter) =>
        "in" in parameter && parameter.in === "path" ? [parameter.name] : [],
      );
      expect(declared).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    }
  });

  it("asks for a session and, for writes, for the CSRF token", () => {
    for (const { method, operation } of operations) {
      const asksToken = operation.parameters.some(
        (parameter) => "$ref" in parameter && parameter.$ref.endsWith("/CsrfToken"),
      );
      expect([operation.operationId, asksToken]).toEqual([operation.operationId, method !== "get"]);
    }
    expect(operationOf(licenses.list).security).toEqual([{ session: [] }]);
    expect(operationOf(viewer.signOut).security).toEqual([]);
  });
});

describe("a call", () => {
  const operation = operationOf(release);

  it("is at the product's own path, with its summary and area", () => {
    expect(Object.keys(createOpenApiDocument([release], product).paths)).toEqual(["/api/acme-pro-versions/{tagName}/"]);
    expect(operation).toMatchObject({
      summary: "Changes a release.",
      tags: ["releases"],
      operationId: "releases.update",
    });
  });

  it("says what its query means", () => {
    const byName = Object.fromEntries(
      operation.parameters.flatMap((parameter) =>
        "in" in parameter && parameter.in === "query" ? [[parameter.name, parameter]] : [],
      ),
    );
    expect(byName).toMatchObject({
      page: { required: false, schema: { type: "number" } },
      paginate: { schema: { type: "boolean" } },
      search: { schema: { type: "string" } },
    });
    expect(operationOf(licenses.list).parameters).toContainEqual({
      name: "guids",
      in: "query",
      required: false,
      schema: { type: "array", items: { type: "string" } },
      explode: false,
    });
  });

  it("names the product's fields in body and response", () => {
    const text = JSON.stringify(operation);
    expect(text.match(/my_acme_pro_supported/g)).toHaveLength(3);
    expect(operation.requestBody?.content["application/json"]?.schema).toEqual({
      type: "object",
      properties: { my_acme_pro_supported: { type: "boolean" } },
    });
  });

  it("returns a list as a page, and an open enumeration as what is known and more", () => {
    const response = operation.responses["201"];
    const schema = response && "content" in response ? response.content?.["application/json"]?.schema : undefined;
    expect(schema).toMatchObject({ type: "object", required: ["count", "next", "previous", "results"] });
    expect(JSON.stringify(schema?.properties?.results)).toContain(
      '"anyOf":[{"type":"string","enum":["smart","pro"]},{"type":"string"}]',
    );
  });

  it("lists the refusals that it may meet", () => {
    expect(Object.keys(operation.responses)).toEqual(["201", "400", "403", "404", "429", "5XX"]);
    expect(Object.keys(operationOf(licenses.get).responses)).toEqual(["200", "403", "404", "429", "5XX"]);
    expect(Object.keys(operationOf(viewer.me).responses)).toEqual(["200", "403", "429", "5XX"]);
    expect(Object.keys(operationOf(sessions.listWeb).responses)).toEqual(["200", "401", "429", "5XX"]);
    expect(operationOf(viewer.signOut).responses).toMatchObject({
      401: { description: "Done, too." },
      400: { $ref: "#/components/responses/InvalidAuth" },
    });
  });

  it("that returns nothing has no content", () => {
    expect(operationOf(viewer.acceptAgreement).responses["200"]).toEqual({
      description: "Done. The body of the response is ignored.",
    });
  });

  it("that takes files takes a form", () => {
    const upload = endpoint({
      area: "profile",
      name: "update",
      method: "PATCH",
      path: "/api/me/",
      summary: "X.",
      response: nothing,
      isMultipart: true,
      body: z.object({ avatar: z.file() }),
    });
    expect(operationOf(upload).requestBody?.content).toMatchObject({
      "multipart/form-data": { schema: { properties: { avatar: { type: "string", format: "binary" } } } },
    });
    expect(operationOf(upload).responses).toHaveProperty("413");
  });
});

describe("a schema with a note", () => {
  const notes = [
    { schema: License, name: "License", description: "A license.", fields: { guid: "Its id.", type: "Smart or pro." } },
  ];
  const document = createOpenApiDocument([licenses.get, licenses.best, licenses.list], product, { notes });

  it("is written once and referred to", () => {
    expect(document.components.schemas.License).toMatchObject({
      type: "object",
      description: "A license.",
      properties: { guid: { type: "string", description: "Its id." }, type: { description: "Smart or pro." } },
      required: expect.arrayContaining(["guid", "type"]) as string[],
    });
    expect(JSON.stringify(document.paths).match(/"#\/components\/schemas\/License"/g)).toHaveLength(3);
  });

  it("is a component even where only one call takes or returns it", () => {
    for (const call of [licenses.get, licenses.list]) {
      expect(createOpenApiDocument([call], product, { notes }).components.schemas.License).toHaveProperty(
        "properties.expiration_date.anyOf",
        [{ type: "string", format: "date-time" }, { type: "null" }],
      );
    }
  });

  it("promises nothing about fields that it does not name", () => {
    expect(JSON.stringify(document.paths) + JSON.stringify(document.components.schemas.License)).not.toContain(
      "additionalProperties",
    );
  });
});
