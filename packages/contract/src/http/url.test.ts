import { expect, it } from "vitest";
import * as z from "zod/mini";
import { product } from "../testing/scripted-fetch";
import { endpoint } from "./endpoint";
import { nothing } from "./fields";
import { endpointUrl } from "./url";

const call = endpoint({
  area: "projects",
  name: "tag",
  method: "GET",
  path: "/api/projects/{guid}/tags/{name}/",
  response: nothing,
  summary: "A tag.",
  query: z.object({}),
});
const urlOf = (name: string, query?: object) => endpointUrl(call, product, { guid: "g", name, query });

it.each([
  ["plain", "plain"],
  ["release/2.0", "release%2F2.0"],
  ["what?#%", "what%3F%23%25"],
  ["a b+c&d", "a%20b%2Bc%26d"],
  ["ünï", "%C3%BCn%C3%AF"],
  ["{product}", "%7Bproduct%7D"],
  ["$&", "%24%26"],
  ["...", "..."],
])("a parameter of %j stays one segment of the path", (name, segment) => {
  expect(urlOf(name)).toBe(`/api/projects/g/tags/${segment}/`);
});

it.each([".", "..", "%2e%2E", "../../admin", "..\\..\\admin", "//evil"])(
  "a parameter of %j cannot climb out of its path",
  (name) => {
    const { pathname, origin } = new URL(urlOf(name), "https://portal.example");
    expect(origin).toBe("https://portal.example");
    expect(pathname).toMatch(/^\/api\/projects\/g\/tags\/[^/]+\/$/);
  },
);

it.each([undefined, "", null, 7])("a parameter of %j is refused before anything is sent", (name) => {
  expect(() => endpointUrl(call, product, { guid: "g", name })).toThrow(
    new TypeError("/api/projects/{guid}/tags/{name}/ needs name"),
  );
});

it.each([
  [{}, ""],
  [{ page: undefined, search: null }, ""],
  [{ page: 2, page_size: 0 }, "?page=2&page_size=0"],
  [{ paginate: false }, "?paginate=false"],
  [{ guids: ["a", "b"] }, "?guids=a%2Cb"],
  [{ search: "a&b=c d+é#" }, "?search=a%26b%3Dc+d%2B%C3%A9%23"],
  [{ order_by: "-updated_on" }, "?order_by=-updated_on"],
])("a query of %j is sent as %j", (query, text) => {
  expect(urlOf("n", query)).toBe(`/api/projects/g/tags/n/${text}`);
});
