import { existsSync, readFileSync } from "node:fs";
import { productPath } from "@gatehouse/contract";
import { defaultUploadBytes, support } from "@gatehouse/contract/support";
import { describe, expect, it } from "vitest";
import { sourceLimits } from "../areas/projects";
import { systemClock } from "../core/clock";
import { anyDatabase, closeAfterAll } from "../testing/databases";
import { testPortal } from "../testing/test-portal";
import { readConfig } from "./config";
import { openMonitor } from "./monitor/monitor";
import { readDemoWish } from "./prepare-demo";
import { settings } from "./settings";

const root = new URL("../../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const unit = read("docs/deploy/gatehouse.service");
const containerfile = read("docs/deploy/Containerfile");
const nginx = read("docs/deploy/nginx.conf");
const caddy = read("docs/deploy/Caddyfile");
const { bin } = JSON.parse(read("packages/server/package.json")) as { readonly bin: Readonly<Record<string, string>> };
const program = `packages/server/${bin["gatehouse-server"] ?? ""}`;
const builtHost = "examples/host/dist";
const defaults = readConfig({});
/** The values of a directive, in order. */
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = ""]) => value);

it.each(Object.entries({ unit, containerfile, nginx, caddy }))("the example %s names only settings", (_, text) => {
  const names = all(text, /(GATEHOUSE_\w+)/g);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !settings.includes(name))).toEqual([]);
});

describe.each([
  ["systemd's unit", unit, /^ExecStart=\/usr\/bin\/(.*)$/m.exec(unit)?.[1]?.split(" ")],
  ["the image", containerfile, JSON.parse(/^CMD (\[.*\])$/m.exec(containerfile)?.[1] ?? "[]") as string[]],
])("%s", (_, text, command = []) => {
  it("starts the server's program, with arguments that it takes", () => {
    // The test of the memory of uploads uses the same option.
    expect(command.slice(0, 3)).toEqual(["node", "--max-semi-space-size=2", program]);
    expect(readDemoWish(command.slice(3))).toBe("--no-demo");
  });

  it("sets the folder of the built host, below the server's own folder", () => {
    const folder = all(text, /^(?:WorkingDirectory=|WORKDIR )(.*)$/gm).at(-1) ?? "";
    expect(/GATEHOUSE_HOST_DIR=(\S+)/.exec(text)?.[1]).toBe(`${folder}/${builtHost}`);
    // Vite's default folder is `dist`.
    expect(read("examples/host/vite.config.ts")).not.toContain("outDir");
  });
});

it("systemd's unit keeps its data in the folder that it creates, and waits for the shutdown", () => {
  const [, environment = "-"] = /^EnvironmentFile=(.*)$/m.exec(unit) ?? [];
  expect(read("docs/deploying.md")).toContain(`install -D -m 600 /dev/null ${environment} `);
  expect(/GATEHOUSE_DATA=(\S+)/.exec(unit)?.[1]).toBe(`/var/lib/${/^StateDirectory=(.*)$/m.exec(unit)?.[1] ?? ""}`);
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]) * 1_000).toBeGreaterThanOrEqual(
    defaults.shutdownTimeoutMs + 3_000,
  );
});

it("systemd's unit restarts the server for as long as the database is away", () => {
  const sections = Object.fromEntries(
    [...unit.matchAll(/^\[(\w+)\]\n([^[]*)/gm)].map(([, name = "", lines = ""]) => [name, lines.split("\n")]),
  );
  expect(sections["Service"]).toEqual(expect.arrayContaining(["Restart=on-failure", "RestartSec=5"]));
  // By default, systemd gives up after five starts within ten seconds.
  expect(sections["Unit"]).toContain("StartLimitIntervalSec=0");
});

it("the image contains what it copies, and its volume and port are the server's", () => {
  const copied = all(containerfile, /^COPY --from=build \/src\/(\S+) /gm);
  expect(copied.filter((path) => path !== builtHost && !existsSync(new URL(path, root)))).toEqual([]);
  expect(copied).toEqual(expect.arrayContaining(["package.json", "node_modules", "packages/server", builtHost]));
  expect(/^VOLUME (.*)$/m.exec(containerfile)?.[1]).toBe(/GATEHOUSE_DATA=(\S+)/.exec(containerfile)?.[1]);
  expect(/^EXPOSE (.*)$/m.exec(containerfile)?.[1]).toBe(String(defaults.port));
  expect(containerfile).toMatch(/npm ci && npm run build && npm prune --omit=dev/);
});

describe.each(anyDatabase)("a proxy of the examples, in front of a server on $name", async ({ open }) => {
  const opened = closeAfterAll(await open());
  const { server } = testPortal(opened.db);
  const upload = productPath(server.product, support.addAttachments.path).replace("{ticketId}", "17");
  const monitor = await openMonitor(opened, systemClock, { token: undefined, isStopping: () => false });

  it.each([
    ["nginx", all(nginx, /^ +server (\S+);$/gm)],
    ["Caddy", all(caddy, /^\t+reverse_proxy (\S+)$/gm)],
  ])("%s passes requests to the server's port alone", (_, targets) => {
    expect([...new Set(targets)]).toEqual([`${defaults.host}:${defaults.port}`]);
  });

  it.each([
    ["nginx", new RegExp(/location ~ (\^\S+attachments\S+) /.exec(nginx)?.[1] ?? "-"), "m", nginx],
    ["Caddy", new RegExp(/path_regexp (\S+attachments\S+)$/m.exec(caddy)?.[1] ?? "-"), "MiB", caddy],
  ] as const)("%s lets through the uploads that the server takes", (_, path, unitOfSize, text) => {
    expect(upload).toMatch(path);
    expect(`${upload}3/`).not.toMatch(path);
    const sizes = all(text, new RegExp(`(?:client_max_body_size|max_size) (\\d+)${unitOfSize};?`, "g"))
      .map(Number)
      .sort((a, b) => a - b);
    expect(sizes).toHaveLength(2);
    expect((sizes[0] ?? 0) * 1_048_576).toBeGreaterThan(sourceLimits.bytes);
    expect((sizes[1] ?? 0) * 1_048_576).toBeGreaterThan(defaultUploadBytes);
  });

  it.each([
    [
      "nginx",
      /location ~ \^\/\(([^)]*)\)\$/
        .exec(nginx)?.[1]
        ?.split("|")
        .map((name) => `/${name}`) ?? [],
    ],
    ["Caddy", /@internal path (.*)$/m.exec(caddy)?.[1]?.split(" ") ?? []],
  ])("%s keeps the monitor's pages inside", async (_, paths) => {
    expect([...paths].sort()).toEqual(["/healthz", "/metrics", "/readyz"]);
    for (const path of paths)
      expect((await monitor.response(new Request(`http://127.0.0.1${path}`)))?.status, path).toBe(200);
  });

  it("nginx sends the headers that the server relies on, everywhere, and streams what is large", () => {
    const headers = [...nginx.matchAll(/^( +)proxy_set_header (\S+) ([^;]+);/gm)];
    // A location with headers of its own would lose these.
    expect(headers.map(([, indent]) => indent)).toEqual(headers.map(() => "    "));
    expect(Object.fromEntries(headers.map(([, , name, value]) => [name, value]))).toEqual({
      Connection: '""',
      Host: "$http_host",
      "X-Forwarded-Proto": "$scheme",
      "X-Forwarded-For": "$remote_addr",
    });
    const [, streamed = "-"] = /location (\/\S+) \{\s+proxy_buffering off;/.exec(nginx) ?? [];
    expect(server.app.routes.filter(({ path }) => path.startsWith(streamed))).not.toEqual([]);
  });
});
