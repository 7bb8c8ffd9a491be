import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { closeAfterAll } from "../testing/databases";
import { postgresCopy } from "../testing/postgres";
import { testPortal } from "../testing/test-portal";
import { serve } from "./serve";

const host = mkdtempSync(join(tmpdir(), "gatehouse-headers-"));
afterAll(() => rmSync(host, { recursive: true, force: true }));
mkdirSync(join(host, "assets"));
writeFileSync(join(host, "index.html"), '<!doctype html><script nonce="__CSP_NONCE__"></script>');
writeFileSync(join(host, "gate.svg"), "<svg/>");
writeFileSync(join(host, "assets/main-1.js"), "export {};");

const inert = "default-src 'none'; frame-ancestors 'none'";
const page = [200, "private, no-store", "same-origin-allow-popups"];
const devices = /^accelerometer=\(\), camera=\(\), .*usb=\(\)$/;

describe("the headers of what the process itself serves", async () => {
  const { db } = closeAfterAll(await postgresCopy());
  const { server: app } = testPortal(db, { trustProxy: true });
  const portal = { endpoints: app.endpoints, product: app.product, fetch: async (r: Request) => app.app.fetch(r, {}) };
  const server = await serve(portal, { port: 0, host: "127.0.0.1", hostDir: host, trustProxy: true, hostConfig: "{}" });
  afterAll(() => server.close(0));
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: "manual", ...init });

  it.each([
    ["/app/", page, /nonce-\w{22}/],
    ["/app/licenses", page, /nonce-\w{22}/],
    ["/app", [302, "private, no-store", null], null],
    ["/app/config.json", [200, "no-cache", null], null],
    ["/app/gate.svg", [200, "no-cache", null], null],
    ["/app/assets/main-1.js", [200, "public, max-age=31536000, immutable", null], null],
    ["/app/assets/gone.js", [404, "private, no-store", null], inert],
    ["/accounts/login/", page, /nonce-\w{22}/],
    ["/api/webapp/v1/me/", [403, "private, no-store", null], inert],
  ] as const)("are those of the response's kind: %s", async (path, expected, policy) => {
    const secure = await ask(path, { headers: { "X-Forwarded-Proto": "https" } });
    const { status, headers } = secure;
    expect([status, headers.get("Cache-Control"), headers.get("Cross-Origin-Opener-Policy")]).toEqual(expected);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Permissions-Policy")).toEqual(expected === page ? expect.stringMatching(devices) : null);
    expect(headers.get("Content-Security-Policy")).toEqual(
      policy instanceof RegExp ? expect.stringMatching(policy) : policy,
    );
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
    expect((await ask(path)).headers.get("Strict-Transport-Security")).toBeNull();
  });

  it("let a proxy keep a connection for two minutes", async () => {
    const { headers } = await ask("/app/gate.svg");
    expect(Number(/timeout=(\d+)/.exec(headers.get("Keep-Alive") ?? "")?.[1])).toBeGreaterThan(120);
  });

  it("are those of a refusal where a file takes no method but GET", async () => {
    const { status, headers } = await ask("/app/gate.svg", { method: "PUT" });
    expect([status, headers.get("Cache-Control"), headers.get("Content-Security-Policy")]).toEqual([
      405,
      "private, no-store",
      inert,
    ]);
  });
});
