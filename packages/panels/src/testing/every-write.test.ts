import { type Endpoint, endpointId } from "@gatehouse/contract";
import { describe, expect, it } from "vitest";
import { sourceTexts } from "./source-texts";

const areas = import.meta.glob<Readonly<Record<string, unknown>>>("../../../contract/src/areas/*/index.ts", {
  eager: true,
});
const lookUps = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["../areas/**/*.look-ups.ts", "../access/**/find-*.ts", "!../**/*.test.ts"],
  { eager: true },
);
const stories = sourceTexts(import.meta.glob("../areas/*/lost-responses.stories.tsx"), import.meta.url);
const sources = sourceTexts(import.meta.glob(["../**/*.{ts,tsx}", "!../**/*.{test,stories,cases}.*"]), import.meta.url);

/** Endpoints that change nothing although they don't use GET, and one that panels never send. */
const readsByPost = ["licenses.trialGrantable"];
const notSent = ["cart.updateQuantity"];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "area" in value && "method" in value;
const endpointsIn = (module: Readonly<Record<string, unknown>>) =>
  Object.values(module).flatMap((published) =>
    typeof published === "object" && published !== null ? Object.values(published).filter(isEndpoint) : [],
  );

const writes = Object.values(areas)
  .flatMap(endpointsIn)
  .filter(({ method }) => method !== "GET")
  .map(endpointId);
const sent = writes.filter((id) => !readsByPost.includes(id) && !notSent.includes(id));
const lookedUp = new Set(
  Object.values(lookUps).flatMap((module) =>
    Object.values(module)
      .map((value) => (value as { readonly call: Endpoint }).call)
      .filter(isEndpoint)
      .map(endpointId),
  ),
);
const proved = new Set(
  Object.values(stories).flatMap((text) => [...text.matchAll(/\bcall: (\w+\.\w+)/g)].map(([, id]) => id)),
);

describe("each write of the contract", () => {
  it("is in this table", () => expect(sent.length).toBeGreaterThan(20));
  it.each(sent)("%s is looked up when its response is lost", (id) => expect(lookedUp).toContain(id));
  it.each(sent)("%s has a story that loses its response", (id) => expect(proved).toContain(id));
});

it.each(notSent)("%s is sent by no panel", (id) => {
  expect(
    Object.entries(sources)
      .filter(([, text]) => text.includes(id))
      .map(([file]) => file),
  ).toEqual([]);
});
