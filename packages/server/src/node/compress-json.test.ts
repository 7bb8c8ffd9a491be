import { get, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createClient } from "@gatehouse/contract";
import { licenses } from "@gatehouse/contract/licenses";
import { afterAll, describe, expect, it } from "vitest";
import { giveLicenses } from "../areas/licenses";
import { accountId } from "../testing/account-id";
import { closeAfterAll, databases } from "../testing/databases";
import { overHttp } from "../testing/start-program";
import { testPortal } from "../testing/test-portal";
import { compressJson } from "./compress-json";
import { serve } from "./serve";

/** A response with its body as sent on the wire. */
function rawResponse(port: number, path: string, headers: Readonly<Record<string, string>>) {
  return new Promise<{ readonly status?: number; readonly headers: IncomingHttpHeaders; readonly bytes: Buffer }>(
    (resolve, reject) => {
      get({ host: "127.0.0.1", port, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response
          .on("error", reject)
          .on("data", (chunk: Buffer) => chunks.push(chunk))
          .on("end", () => {
            resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) });
          });
      }).on("error", reject);
    },
  );
}

const list = JSON.stringify({ results: Array.from({ length: 100 }, (_, at) => ({ serial_number: `GC-${at}` })) });
const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

const reply = (body: string | null, headers: Readonly<Record<string, string>>, status = 200) =>
  new Response(body, { status, headers });
const request = (acceptEncoding: string, method = "GET") =>
  new Request("http://portal.test/", { method, headers: { "Accept-Encoding": acceptEncoding } });

describe("a response in JSON", () => {
  const json = { "Content-Type": "application/json", ETag: '"tag"', Vary: "Cookie" };

  it.each(["br", "gzip"] as const)("past 1 kB is sent in %s where that is accepted", async (encoding) => {
    for (const text of [list, list.repeat(40)]) {
      const response = await compressJson(request(`${encoding}, deflate`), reply(text, json));
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(Object.fromEntries(response.headers)).toEqual({
        "content-type": "application/json",
        "content-encoding": encoding,
        etag: 'W/"tag"',
        vary: "Cookie, Accept-Encoding",
      });
      expect(bytes.byteLength).toBeLessThan(text.length / 5);
      expect(decoders[encoding](bytes).toString()).toBe(text);
    }
  });

  it.each([
    ["gzip, br", `"${"x".repeat(1_021)}"`],
    ["identity", list],
    ["br;q=0, gzip;q=0", list],
    ["identity;q=0, br;q=0", list],
  ])("to a client that accepts %j is sent as it is: %s", async (accepted, text) => {
    const response = await compressJson(request(accepted), reply(text, json));
    expect([
      response.headers.get("Content-Encoding"),
      response.headers.get("ETag"),
      response.headers.get("Vary"),
      await response.text(),
    ]).toEqual([null, '"tag"', "Cookie, Accept-Encoding", text]);
  });

  it("keeps its status, and counts in bytes", async () => {
    const refusal = await compressJson(
      request("gzip"),
      reply(`"${"ü".repeat(600)}"`, { "Content-Type": "application/json" }, 400),
    );
    expect([refusal.status, refusal.headers.get("Content-Encoding"), refusal.headers.get("ETag")]).toEqual([
      400,
      "gzip",
      null,
    ]);
  });

  it("is not compressed twice", async () => {
    const response = reply(list, { ...json, "Content-Encoding": "gzip" });
    expect(await compressJson(request("gzip"), response)).toBe(response);
  });
});

it.each(["text/html; charset=utf-8", "image/png", "text/event-stream", "application/jsonlines"])(
  "a response in %s is left as it is",
  async (type) => {
    const response = reply(list, { "Content-Type": type });
    expect(await compressJson(request("br, gzip"), response)).toBe(response);
    expect(response.headers.has("Vary")).toBe(false);
  },
);

describe("over HTTP", async () => {
  const open = databases[0]?.open;
  if (open === undefined) throw new Error("There is no database to test on");
  const { db } = closeAfterAll(await open());
  const email = "customer@example.com";
  const { server: portal, clock } = testPortal(db);
  await giveLicenses(
    { db, clock },
    {
      ownerId: await accountId(db, email),
      type: "pro",
      term: { duration: 1, unit: "years" },
      remoteServices: true,
      quantity: 1_000,
    },
  );
  const server = await serve(
    {
      endpoints: portal.endpoints,
      product: portal.product,
      fetch: async (request, connection = {}) => portal.app.fetch(request, connection),
    },
    { port: 0, host: "127.0.0.1", hostDir: undefined, trustProxy: false },
  );
  afterAll(() => server.close());
  const origin = `http://127.0.0.1:${server.port}`;
  const browser = await overHttp(origin).signIn(email);
  const headers = { Cookie: `sessionid=${browser.cookies.get("sessionid") ?? ""}` };

  it("a long list is a tenth of its size, and a client reads it as before", async () => {
    const path = "/api/webapp/v1/licenses/";
    const plain = await rawResponse(server.port, path, { ...headers, "Accept-Encoding": "identity" });
    for (const encoding of ["gzip", "br"]) {
      const small = await rawResponse(server.port, path, { ...headers, "Accept-Encoding": encoding });
      expect([small.headers["content-encoding"], Number(small.headers["content-length"])]).toEqual([
        encoding,
        small.bytes.byteLength,
      ]);
      expect(small.bytes.byteLength).toBeLessThan(plain.bytes.byteLength / 8);
    }
    const client = createClient({
      origin,
      product: { id: "compiler", name: "Compiler" },
      fetch: (input, init) =>
        fetch(input, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), ...headers } }),
    });
    expect((await client.call(licenses.list)).results.length).toBeGreaterThan(1_000);
  });

  it("an unchanged one is a 304 by the tag of either form", async () => {
    const path = "/api/webapp/v1/grouped-licenses/";
    for (const encoding of ["identity", "gzip", "br"]) {
      const { headers: first } = await rawResponse(server.port, path, { ...headers, "Accept-Encoding": encoding });
      const again = await rawResponse(server.port, path, {
        ...headers,
        "Accept-Encoding": "gzip",
        "If-None-Match": String(first.etag),
      });
      expect([again.status, again.bytes.byteLength, again.headers.vary, again.headers["content-encoding"]]).toEqual([
        304,
        0,
        "Cookie, Accept-Encoding",
        undefined,
      ]);
    }
  });

  it("a page with a form is not compressed", async () => {
    const page = await rawResponse(server.port, "/accounts/login/", { "Accept-Encoding": "gzip, br" });
    expect([
      page.status,
      page.headers["content-encoding"],
      page.bytes.toString().includes("csrfmiddlewaretoken"),
    ]).toEqual([200, undefined, true]);
  });
});
