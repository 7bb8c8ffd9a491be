import { PortalError } from "@gatehouse/contract";
import { expect, it } from "vitest";
import { refusalText } from "./refusal-text";

const texts = { refused: "It was refused.", unexpected: "It failed." };
const said = (detail: string, unconfirmed?: string) =>
  refusalText({ error: new PortalError("throttled", { status: 429, detail }), unconfirmed }, texts);

it.each([
  ["Throttled", "Throttled. It may be done."],
  ["Throttled.", "Throttled. It may be done."],
  ["Really?", "Really? It may be done."],
])("ends the server's sentence %j before the next", (detail, expected) => {
  expect(said(detail, "It may be done.")).toBe(expected);
});

it("is the server's sentence as it is where it is alone", () => expect(said("Throttled")).toBe("Throttled"));
