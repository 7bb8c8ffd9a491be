import { expect, it } from "vitest";
import * as z from "zod/mini";
import { User } from "./schemas";

const { country } = User.shape;

it.each([
  ["", null],
  [null, null],
  [undefined, undefined],
  [
    { code: "IT", name: "Italy" },
    { code: "IT", name: "Italy" },
  ],
])("the country of an account, sent as %j, is read as %j", (wire, value) =>
  expect(z.parse(country, wire)).toEqual(value),
);

it("the country of an account is no other text", () => expect(z.safeParse(country, "IT").success).toBe(false));
