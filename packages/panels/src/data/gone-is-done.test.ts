import { createClient, type Endpoint, endpointId, isPortalError, productPath } from "@gatehouse/contract";
import { validResponse } from "@gatehouse/contract/testing";
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import type { FindDone } from "./find-done";
import { sendOnce } from "./send-once";

const product = { id: "example", name: "Example" };
const lookUps = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>("../areas/*/*.look-ups.ts", { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter((value): value is FindDone<Endpoint> => (value as Partial<FindDone<Endpoint>>).goneIsDone === true);

const isRead = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && value.method === "GET" && "area" in value;
const reads = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>("../../../contract/src/areas/*/index.ts", { eager: true }),
)
  .flatMap((area) => Object.values(area))
  .flatMap((published) => Object.values(published ?? {}).filter(isRead));

const patternOf = ({ path }: Endpoint) => new RegExp(`^${productPath(product, path).replace(/\{\w+\}/g, "[^/]+")}$`);
const notFoundPage = () =>
  new Response("<h1>Not Found</h1>", { status: 404, headers: { "Content-Type": "text/html" } });
const notFound = () => Response.json({ detail: "Not found." }, { status: 404 });

/** Path parameters with the ids of the contract's sample objects. */
const inputOf = ({ path }: Endpoint) =>
  Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [
      name,
      name.endsWith("Guid") ? "3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b" : "42",
    ]),
  );

/** Sends the write to a server that returns 404: a page if the object is there, an API error if it is gone. */
async function outcomeOf(
  findDone: FindDone<Endpoint>,
  isThere: boolean,
  read: (call: Endpoint | undefined) => Response = (call) =>
    isThere && call !== undefined ? Response.json(validResponse(call)) : notFound(),
): Promise<unknown> {
  const client = createClient({
    product,
    readCookie: () => "token",
    fetch: async (input, init) => {
      const path = String(input).split("?")[0] ?? "";
      if (init?.method !== "GET" && init?.method !== undefined) return isThere ? notFoundPage() : notFound();
      return read(reads.find((one) => patternOf(one).test(path)));
    },
  });
  const sender = {
    client,
    queryClient: new QueryClient(),
    pause: async () => undefined,
    onUnreadable: () => undefined,
  };
  return sendOnce(sender, findDone.call, inputOf(findDone.call) as never, { findDone }).then(
    () => "done",
    (failure: unknown) => isPortalError(failure, "not-found") && "refused",
  );
}

describe.each(lookUps.map((findDone) => [endpointId(findDone.call), findDone] as const))("%s", (_, findDone) => {
  it("is done when the object is gone", async () => expect(await outcomeOf(findDone, false)).toBe("done"));
  it("is not taken for done on a server without the call, while the object is there", async () =>
    expect(await outcomeOf(findDone, true)).toBe("refused"));
  it("is not taken for done by a proxy's page in place of the look-up", async () =>
    expect(await outcomeOf(findDone, true, notFoundPage)).toBe("refused"));
});
