import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { licenses } from "../areas/licenses";
import { viewer } from "../areas/viewer";
import { product } from "../testing/scripted-fetch";
import { type ClientOptions, createClient, type PortalClient } from "./client";

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server === undefined ? resolve(undefined) : server.close(resolve)));
  server = undefined;
});

async function clientOf(listener: RequestListener, options: Partial<ClientOptions> = {}): Promise<PortalClient> {
  const listening = createServer(listener);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  return createClient({ product, origin: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`, ...options });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks).toString();
}

describe("over a real connection", () => {
  it("a call gets a response", async () => {
    const client = await clientOf((request, response) => {
      response
        .setHeader("Content-Type", "application/json")
        .end(JSON.stringify({ eula: `${request.method} ${request.url}` }));
    });
    expect(await client.call(viewer.agreement)).toEqual({ eula: "GET /api/webapp/v1/eula/" });
  });

  it("a write arrives whole", async () => {
    const client = await clientOf(
      async (request, response) => {
        const detail = [
          request.method,
          request.headers["content-type"],
          request.headers["x-csrftoken"],
          await bodyOf(request),
        ].join(" ");
        response.setHeader("Content-Type", "application/json").end(JSON.stringify({ detail }));
      },
      { readCookie: () => "t1" },
    );
    expect(await client.call(licenses.redeemCoupon, { body: { coupon_code: "ü" } })).toEqual({
      detail: 'POST application/json t1 {"coupon_code":"ü"}',
    });
  });

  it("a form arrives as multipart", async () => {
    const client = await clientOf(async (request, response) => {
      const isForm = /^multipart\/form-data; boundary=/.test(request.headers["content-type"] ?? "");
      const detail = isForm && (await bodyOf(request)).includes('name="coupon_code"\r\n\r\nabc') ? "arrived" : "lost";
      response.setHeader("Content-Type", "application/json").end(JSON.stringify({ detail }));
    });
    const body = new FormData();
    body.set("coupon_code", "abc");
    expect(await client.perform(licenses.redeemCoupon, { body })).toEqual({ detail: "arrived" });
  });

  it.each([301, 302, 307])(
    "a write that is redirected with %i is not replayed, and not taken for done",
    async (status) => {
      const arrived: string[] = [];
      const client = await clientOf((request, response) => {
        arrived.push(`${request.method} ${request.url}`);
        if (request.url?.startsWith("/auth/")) response.writeHead(401).end("{}");
        else response.writeHead(status, { Location: "/accounts/login/" }).end();
      });
      await expect(client.call(viewer.acceptAgreement)).rejects.toMatchObject({ kind: "unauthenticated" });
      expect(arrived).toEqual(["POST /api/webapp/v1/eula-accepted/", "GET /auth/api/browser/v1/auth/session"]);
    },
  );
});

describe("a connection that fails", () => {
  it("to open is an error of kind network", async () => {
    const client = createClient({ product, origin: "http://127.0.0.1:1" });
    await expect(client.call(viewer.me)).rejects.toMatchObject({
      kind: "network",
      endpoint: "viewer.me",
      status: undefined,
    });
  });

  it("before the response is an error of kind network", async () => {
    const client = await clientOf((request) => request.socket.destroy());
    await expect(client.call(viewer.me)).rejects.toMatchObject({ kind: "network" });
  });

  it("half-way through the body is an error of kind network", async () => {
    const client = await clientOf((_, response) => {
      response
        .writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" })
        .write('{"eula":', () => response.destroy());
    });
    await expect(client.call(viewer.agreement)).rejects.toMatchObject({ kind: "network" });
  });
});

describe("a server that hangs", () => {
  it("before the response is a time-out", async () => {
    const client = await clientOf(() => undefined, { timeoutMs: 50 });
    await expect(client.call(viewer.me)).rejects.toMatchObject({ kind: "timeout", endpoint: "viewer.me" });
  });

  it("half-way through the body is a time-out", async () => {
    const client = await clientOf(
      (_, response) => void response.writeHead(200, { "Content-Type": "application/json" }).write('{"eula":'),
      { timeoutMs: 50 },
    );
    await expect(client.call(viewer.agreement)).rejects.toMatchObject({ kind: "timeout" });
  });

  it("lets go of the connection", async () => {
    let open = 0;
    const client = await clientOf(
      (request) => {
        open += 1;
        request.socket.on("close", () => {
          open -= 1;
        });
      },
      { timeoutMs: 50 },
    );
    await expect(client.call(viewer.me)).rejects.toMatchObject({ kind: "timeout" });
    await expect.poll(() => open).toBe(0);
  });
});

it("a caller that goes away closes the connection, and hears of its own abort", async () => {
  const leaving = new AbortController();
  let open = 0;
  const client = await clientOf((request, response) => {
    open += 1;
    request.socket.on("close", () => {
      open -= 1;
    });
    response.writeHead(200, { "Content-Type": "application/json" }).write("{", () => leaving.abort());
  });
  await expect(client.call(viewer.agreement, {}, { signal: leaving.signal })).rejects.toMatchObject({
    name: "AbortError",
  });
  await expect.poll(() => open).toBe(0);
});
