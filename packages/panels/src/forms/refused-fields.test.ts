import { PortalError } from "@gatehouse/contract";
import { expect, it } from "vitest";
import { refusedFields } from "./refused-fields";

const names = ["first_name", "country"];

it("each message is on its field", () => {
  const error = new PortalError("invalid", { fields: { first_name: ["Too long.", "Odd."], country: ["Unknown."] } });
  expect(refusedFields(error, names)).toEqual({
    fields: { first_name: "Too long. Odd.", country: "Unknown." },
    text: undefined,
  });
});

it("what belongs to no field of the form is said of the whole", () => {
  const error = new PortalError("invalid", {
    fields: { country: ["Unknown."], region: ["Missing."] },
    messages: ["Not now."],
  });
  expect(refusedFields(error, names)).toEqual({ fields: { country: "Unknown." }, text: "Not now. Missing." });
});

it("a failure without words, and one of our own, says nothing at the form", () => {
  expect(refusedFields(new PortalError("network"), names)).toEqual({ fields: {}, text: undefined });
  expect(refusedFields(new TypeError("x is not a function"), names)).toEqual({ fields: {}, text: undefined });
  const ended = new PortalError("unauthenticated", { messages: ["Authentication credentials were not provided."] });
  expect(refusedFields(ended, names)).toEqual({ fields: {}, text: undefined });
  expect(refusedFields(null, names)).toEqual({ fields: {}, text: undefined });
});
