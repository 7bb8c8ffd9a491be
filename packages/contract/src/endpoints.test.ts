import { expect, it } from "vitest";
import manifest from "../package.json";
import { type Shape, shapeOf } from "./http/shape";
import { areas, endpointId } from "./index";
import { declaredEndpoints } from "./testing/declared-endpoints";

const ids = declaredEndpoints.map(endpointId);
const namesOf = (paths: Readonly<Record<string, unknown>>) => Object.keys(paths).map((path) => path.split("/").at(-2));

it("every endpoint has a unique name", () => {
  expect(ids.length).toBeGreaterThan(15);
  expect(new Set(ids).size).toBe(ids.length);
});

it("every endpoint has its own method and path", () => {
  const addresses = declaredEndpoints.map(
    ({ method, path }) => `${method} ${path.replace(/\{(?!product\})\w+\}/g, "{}")}`,
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

it("every API path ends with a slash; without it, a write would be replayed as a read", () => {
  expect(
    declaredEndpoints
      .map(({ path }) => path)
      .filter((path) => !/^\/api\/.*\/$|^\/auth\/api\/browser\/v1\/[a-z/{}]*[a-z}]$/.test(path)),
  ).toEqual([]);
});

it("every area is one of the portal's, and every endpoint is in its own", () => {
  const folders = namesOf(import.meta.glob("./areas/*/index.ts"));
  expect(folders.filter((folder) => !areas.some((area) => area === folder))).toEqual([]);
  expect(new Set(declaredEndpoints.map(({ area }) => area))).toEqual(new Set(folders));
});

it("every area has an entry in the package", () => {
  const folders = namesOf(import.meta.glob("./areas/*/index.ts")).map((folder) => `./${folder}`);
  expect(Object.keys(manifest.exports)).toEqual(expect.arrayContaining(folders));
});

it("every endpoint has a summary of one sentence", () => {
  expect(declaredEndpoints.filter(({ summary }) => !/^[A-Z].*[^.]\.$/.test(summary)).map(endpointId)).toEqual([]);
});

it("what only reads has no body, and what is a form has one", () => {
  expect(
    declaredEndpoints.filter(({ method, body }) => method === "GET" && body !== undefined).map(endpointId),
  ).toEqual([]);
  expect(
    declaredEndpoints.filter(({ isMultipart, body }) => isMultipart && body === undefined).map(endpointId),
  ).toEqual([]);
});

it("an endpoint with the product's name in its fields says so", () => {
  const silent = declaredEndpoints.filter(({ body, response, productFields = [] }) => {
    const shapes = JSON.stringify([shapeOf(response), body && shapeOf(body)]);
    return [...shapes.matchAll(/"(\w*\{product\}\w*)":/g)].some(([, field = ""]) => !productFields.includes(field));
  });
  expect(silent.map(endpointId)).toEqual([]);
});

it("a field that may be missing from a response may be null too, since Django REST Framework sends it so", () => {
  const notNullable = (shape: Shape, path: string): readonly string[] => {
    if (shape.kind === "list") return notNullable(shape.item, path);
    if (shape.kind !== "record") return [];
    return Object.entries(shape.fields).flatMap(([name, field]) => [
      ...(field.isOptional && !field.isNullable && field.kind !== "anything" ? [`${path}.${name}`] : []),
      ...notNullable(field, `${path}.${name}`),
    ]);
  };
  expect(
    declaredEndpoints.flatMap((endpoint) => notNullable(shapeOf(endpoint.response), endpointId(endpoint))),
  ).toEqual([]);
});
