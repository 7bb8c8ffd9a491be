import { describe, expect, it } from "vitest";
import type { PortalError } from "../errors/portal-error";
import { schemaDriftCases, validAnswer } from "../testing/cases";
import { declaredEndpoints } from "../testing/declared-endpoints";
import { json, product, scripted } from "../testing/scripted-fetch";
import { createClient } from "./client";
import { type Endpoint, endpointId } from "./endpoint";
import { toProductFields } from "./product";

/** Performs a call whose parameters and body do not matter, against an answer in the contract's names. */
async function read(call: Endpoint, answer: unknown): Promise<unknown> {
  const { options } = scripted(() => json(toProductFields(product, call.productFields ?? [], answer)), {
    readCookie: () => "token",
  });
  const params = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, "x"]);
  return createClient(options).perform(call, { ...Object.fromEntries(params), body: call.body && {} });
}

describe.each(declaredEndpoints.map((call) => [endpointId(call), call] as const))("%s", (id, call) => {
  it("reads a valid answer", async () => {
    const valid = validAnswer(call);
    expect(await read(call, valid)).toEqual(schemaDriftCases(call).length === 0 ? undefined : valid);
  });

  // Hundreds of cases of one kind: one test names all that differ.
  it(`keeps its word in ${schemaDriftCases(call).length} odd answers`, async () => {
    const outcomes = schemaDriftCases(call).map(async ({ title, answer, outcome, value }) => ({
      got: await read(call, answer).then(
        (got) => ({ title, got }),
        ({ kind, endpoint }: PortalError) => ({ title, kind, endpoint }),
      ),
      expected: outcome === "read" ? { title, got: value } : { title, kind: "contract", endpoint: id },
    }));
    const pairs = await Promise.all(outcomes);
    expect(pairs.map(({ got }) => got)).toEqual(pairs.map(({ expected }) => expected));
  });
});
