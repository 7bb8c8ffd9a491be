import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { systemClock } from "../../core/clock";
import { closeAfterAll, databases, startOwnPostgres } from "../../testing/databases";
import { testPortal } from "../../testing/test-portal";
import { readConfig } from "../config";
import { openPostgres } from "../open-postgres";
import { serve } from "../serve";
import { type MonitorOptions, openMonitor } from "./monitor";
import { readMonitorSettings } from "./monitor-settings";
import { serveMonitor } from "./serve-monitor";
import { startMonitor } from "./start-monitor";

const token = "a-token-of-this-test";
const headersOf = ({ headers }: Response) => [headers.get("Cache-Control"), headers.get("X-Content-Type-Options")];
const open: MonitorOptions = { token: undefined, isStopping: () => false };
const request = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Request(`http://127.0.0.1${path}`, { headers });

describe.each(databases)("the monitor on $name", async ({ open: openDatabase }) => {
  const opened = closeAfterAll(await openDatabase());
  const { db } = opened;

  it("says whether the process is alive and ready, and what is missing", async () => {
    const monitor = await openMonitor(opened, systemClock, open);
    const alive = await monitor.response(request("/healthz"));
    expect([alive?.status, await alive?.json()]).toEqual([200, { status: "ok" }]);
    const ready = await monitor.response(request("/readyz"));
    expect([ready?.status, await ready?.json()]).toEqual([
      200,
      { status: "ok", database: "ok", migrations: "ok", process: "ok" },
    ]);
    const stopping = await openMonitor(opened, systemClock, { ...open, isStopping: () => true });
    expect(await (await stopping.response(request("/readyz")))?.json()).toMatchObject({ process: "stopping" });
    await db.execute(sql`insert into gatehouse_migrations (version, name) values (9999, 'of_tomorrow')`);
    const newer = await monitor.response(request("/readyz"));
    await db.execute(sql`delete from gatehouse_migrations where version = 9999`);
    expect([newer?.status, await newer?.json()]).toEqual([
      503,
      { status: "not ready", database: "ok", migrations: "newer", process: "ok" },
    ]);
    const latest = sql`(select max(version) from gatehouse_migrations)`;
    await db.execute(sql`update gatehouse_migrations set version = -version where version = ${latest}`);
    const older = await monitor.response(request("/readyz"));
    await db.execute(sql`update gatehouse_migrations set version = -version where version < 0`);
    expect([older?.status, await older?.json()]).toEqual([
      503,
      { status: "not ready", database: "ok", migrations: "pending", process: "ok" },
    ]);
    expect((await monitor.response(request("/readyz")))?.status).toBe(200);
    expect(await monitor.response(request("/metrics/"))).toBeUndefined();
    expect(await monitor.response(request("/constructor"))).toBeUndefined();
  });

  it("asks for its token where it has one, and takes no writes", async () => {
    const monitor = await openMonitor(opened, systemClock, { ...open, token });
    for (const path of ["/healthz", "/readyz", "/metrics"]) {
      const tries: Record<string, string>[] = [
        {},
        { Authorization: "Bearer wrong" },
        { Authorization: `Bearer ${token}` },
        // The scheme's case doesn't matter, the token's does.
        { Authorization: `bearer ${token}` },
        { Authorization: `Bearer ${token.toUpperCase()}` },
        { Authorization: `Bearer${token}` },
      ];
      const statuses = tries.map(async (headers) => (await monitor.response(request(path, headers)))?.status);
      expect(await Promise.all(statuses), path).toEqual([401, 401, 200, 200, 401, 401]);
    }
    const written = new Request("http://127.0.0.1/metrics", {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
    });
    expect((await monitor.response(written))?.status).toBe(405);
  });

  it.each([
    ["nothing", {}, [404, undefined, undefined]],
    ["a port", { GATEHOUSE_METRICS_PORT: "0" }, [404, 200, 200]],
    ["a token", { GATEHOUSE_METRICS_TOKEN: token }, [401, undefined, undefined]],
    ["both", { GATEHOUSE_METRICS_PORT: "0", GATEHOUSE_METRICS_TOKEN: token }, [401, 401, 200]],
  ] as const)(
    "is on its own port, and with a token on the server's too: %s",
    async (_, env, [own, alone, withToken]) => {
      const printed = vi.spyOn(console, "log").mockReturnValue(undefined);
      onTestFinished(() => printed.mockRestore());
      const { server: app } = testPortal(db);
      const portal = {
        endpoints: app.endpoints,
        product: app.product,
        fetch: async (asked: Request, connection = {}) => app.app.fetch(asked, connection),
      };
      const config = readConfig({ PORT: "0", ...env });
      const monitor = await startMonitor(config, opened, () => false);
      const server = await serve(portal, { ...config, ...monitor });
      const address = /http:\/\/127\.0\.0\.1:\d+(?=\/metrics)/.exec(printed.mock.calls.join("\n"))?.[0];
      const ask = async (origin: string | undefined, path: string, headers: Readonly<Record<string, string>> = {}) =>
        origin === undefined ? undefined : fetch(`${origin}${path}`, { headers });
      const authorized = { Authorization: `Bearer ${token}` };
      for (const path of ["/healthz", "/readyz", "/metrics"]) {
        const responses = [
          await ask(`http://127.0.0.1:${server.port}`, path),
          await ask(address, path),
          await ask(address, path, authorized),
        ];
        expect(
          responses.map((response) => response?.status),
          path,
        ).toEqual([own, alone, withToken]);
        const onOwnPort = await ask(`http://127.0.0.1:${server.port}`, path, authorized);
        expect(onOwnPort?.status, path).toBe(own === 401 ? 200 : own);
        for (const response of [...responses.slice(1), own === 404 ? undefined : onOwnPort])
          if (response !== undefined) expect(headersOf(response), path).toEqual(["private, no-store", "nosniff"]);
      }
      const unknown = await ask(address, "/accounts/login/");
      if (unknown !== undefined)
        expect([unknown.status, ...headersOf(unknown)]).toEqual([404, "private, no-store", "nosniff"]);
      monitor.close();
      await server.close(0);
    },
  );

  it("counts requests by route pattern and status, and never by path", async () => {
    const { server: app } = testPortal(db);
    const portal = {
      endpoints: app.endpoints,
      product: app.product,
      fetch: async (asked: Request, connection = {}) => app.app.fetch(asked, connection),
    };
    const monitor = await openMonitor(opened, systemClock, open);
    const server = await serve(portal, { port: 0, host: "127.0.0.1", hostDir: undefined, trustProxy: false, monitor });
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: "manual", ...init });
    for (let at = 0; at < 50; at++) {
      await ask(`/api/webapp/v1/licenses/00000000-0000-4000-8000-0000000000${String(at).padStart(2, "0")}/`);
      await ask(`/secret-path-${at}/`);
      await ask(`/app/projects/${at}`);
    }
    await ask("/accounts/login/?next=/secret-query");
    // Without a setting, the server's own port has none of the monitor's pages.
    expect((await ask("/metrics")).status).toBe(404);
    await server.close(0);
    const text = (await (await monitor.response(request("/metrics")))?.text()) ?? "";
    const own = text.split("\n").filter((line) => line.startsWith("gatehouse_http_requests_total{"));
    expect(own).toEqual([
      'gatehouse_http_requests_total{method="GET",route="/api/webapp/v1/licenses/:licenseGuid/",status="403"} 50',
      'gatehouse_http_requests_total{method="GET",route="/*",status="404"} 101',
      'gatehouse_http_requests_total{method="GET",route="/accounts/login/",status="200"} 1',
    ]);
    expect(text).toContain('gatehouse_http_request_duration_seconds_count{method="GET",route="/*"} 101');
    expect(text).not.toMatch(/secret-|0000-4000/);
    expect(text).toMatch(/^gatehouse_database_up 1$/m);
    for (const name of ["sessions", "builds_queued", "builds_running", "mails_waiting", "mails_failed"])
      expect(text, name).toMatch(new RegExp(`^gatehouse_${name} \\d+$`, "m"));
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
  });
});

it("responds to the health check of a load balancer that sends no Host", async () => {
  const monitor = { observe: () => undefined, response: () => Promise.resolve(new Response("alive")) };
  const served = await serveMonitor(monitor, { port: 0, host: "127.0.0.1" });
  const socket = connect(served.port, "127.0.0.1");
  socket.end("GET /healthz HTTP/1.0\r\n\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  served.close();
});

describe("the monitor of a PostgreSQL server that goes away", async () => {
  const server = await startOwnPostgres();
  afterAll(() => server.remove());

  it("says that it is not ready and keeps counting, and is ready again by itself", async () => {
    const opened = await openPostgres(server.url, { timeoutMs: 2_000, connections: 1 });
    const monitor = await openMonitor(opened, systemClock, open);
    const read = async (path: string) => {
      const response = await monitor.response(request(path));
      return [response?.status, (await response?.text()) ?? ""] as const;
    };
    expect((await read("/metrics"))[1]).toMatch(/^gatehouse_database_pool_connections\{state="limit"\} 1$/m);
    // As for a server that becomes a standby.
    const setReadOnly = (isReadOnly: boolean) =>
      opened.pool.query(`set session characteristics as transaction read ${isReadOnly ? "only" : "write"}`);
    await setReadOnly(true);
    expect(await read("/readyz")).toEqual([
      503,
      JSON.stringify({ status: "not ready", database: "read-only", migrations: "ok", process: "ok" }),
    ]);
    await setReadOnly(false);
    expect((await read("/readyz"))[0]).toBe(200);
    await server.stop();
    expect(await read("/readyz")).toEqual([
      503,
      JSON.stringify({ status: "not ready", database: "unavailable", migrations: "unknown", process: "ok" }),
    ]);
    expect((await read("/healthz"))[0]).toBe(200);
    const [status, text] = await read("/metrics");
    expect([status, /^gatehouse_database_up 0$/m.test(text), /^gatehouse_sessions /m.test(text)]).toEqual([
      200,
      true,
      false,
    ]);
    await server.start();
    expect((await read("/readyz"))[0]).toBe(200);
    expect((await read("/metrics"))[1]).toMatch(/^gatehouse_sessions \d+$/m);
    await opened.close();
  });
});

describe("the monitor's settings", () => {
  it("open nothing by themselves", () => {
    expect(readMonitorSettings({})).toEqual({
      metricsPort: undefined,
      metricsHost: "127.0.0.1",
      metricsToken: undefined,
    });
  });

  it.each([
    [{ GATEHOUSE_METRICS_PORT: "high" }, "GATEHOUSE_METRICS_PORT is high, which is not a port number."],
    [{ GATEHOUSE_METRICS_PORT: "70000" }, "GATEHOUSE_METRICS_PORT is 70000, which is not a port number."],
    [{ GATEHOUSE_METRICS_TOKEN: "short" }, "GATEHOUSE_METRICS_TOKEN must have at least 16 characters"],
    [{ GATEHOUSE_METRICS_TOKEN: "with a space in its middle" }, "without spaces and accents"],
  ])("that can't be used are refused: %j", (env, sentence) => {
    expect(() => readMonitorSettings(env)).toThrow(sentence);
  });
});
