import { describe, expect, it } from "vitest";
import type { PortalError } from "../errors/portal-error";
import { schemaDriftCases, validResponse } from "../testing/cases";
import { declaredEndpoints } from "../testing/declared-endpoints";
import { json, product, scripted } from "../testing/scripted-fetch";
import { createClient } from "./client";
import { type Endpoint, endpointId } from "./endpoint";
import { toProductFields } from "./product";

/** Calls an endpoint with any parameters and body. The response uses the contract's field names. */
async function read(call: Endpoint, response: unknown): Promise<unknown> {
  const { options } = scripted(() => json(toProductFields(product, call.productFields ?? [], response)), {
    readCookie: () => "token",
  });
  const params = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, "x"]);
  return createClient(options).perform(call, { ...Object.fromEntries(params), body: call.body && {} });
}

describe.each(declaredEndpoints.map((call) => [endpointId(call), call] as const))("%s", (id, call) => {
  it("reads a valid response", async () => {
    const valid = validResponse(call);
    expect(await read(call, valid)).toEqual(schemaDriftCases(call).length === 0 ? undefined : valid);
  });

  // An endpoint has hundreds of cases. One test compares them all and reports those that differ.
  it(`keeps its word in ${schemaDriftCases(call).length} odd responses`, async () => {
    const outcomes = schemaDriftCases(call).map(async ({ title, response, outcome, value }) => ({
      got: await read(call, response).then(
        (got) => ({ title, got }),
        ({ kind, endpoint }: PortalError) => ({ title, kind, endpoint }),
      ),
      expected: outcome === "read" ? { title, got: value } : { title, kind: "contract", endpoint: id },
    }));
    const pairs = await Promise.all(outcomes);
    expect(pairs.map(({ got }) => got)).toEqual(pairs.map(({ expected }) => expected));
  });
});
