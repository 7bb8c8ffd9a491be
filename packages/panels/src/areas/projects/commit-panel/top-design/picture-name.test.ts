import { expect, it } from "vitest";
import { pictureName } from "./picture-name";

it.each([
  ["top.svg", ".svg"],
  ["top.PNG?version=2.1", ".PNG"],
  ["versions/v1.2/top-image/", ""],
])("the picture at %s is saved as top-design-324186b%s", (path, type) =>
  expect(pictureName(`https://portal.example/${path}`, "324186b")).toBe(`top-design-324186b${type}`),
);
