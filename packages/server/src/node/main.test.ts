import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it, vi } from "vitest";
import { openPglite } from "../db/open-pglite";
import { overHttp, startProgram as start } from "../testing/start-program";

const folder = mkdtempSync(join(tmpdir(), "gatehouse-main-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** All bytes of one response on a keep-alive connection. */
function rawResponse(origin: string, lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), "127.0.0.1", () =>
      socket.write(`${lines.join("\r\n")}\r\n\r\n`),
    );
    let text = "";
    socket
      .setEncoding("latin1")
      .on("error", reject)
      .on("data", (part: string) => {
        text += part;
        if (!text.includes("\r\n\r\n")) return;
        socket.destroy();
        resolve(text);
      });
  });
}

// Each test waits for several processes, which start slowly on a busy machine.

describe("the program", () => {
  const data = join(folder, "data");
  const host = join(folder, "host");
  mkdirSync(join(host, "assets"), { recursive: true });
  writeFileSync(
    join(host, "index.html"),
    '<!doctype html><script type="module" nonce="__CSP_NONCE__" src="/app/assets/main-1.js"></script>',
  );
  writeFileSync(join(host, "assets/main-1.js"), "console.log('host');");
  writeFileSync(join(folder, "secret.txt"), "secret");

  it("starts from nothing with the demo, prints its address, and serves requests until it is stopped", async () => {
    const server = start("main", { GATEHOUSE_DATA: data, GATEHOUSE_HOST_DIR: host });
    const origin = await server.origin();
    expect(server.stdout()).toContain("Demo accounts, password gatehouse-demo\n  customer@example.com");
    expect(server.stdout()).toContain("RDR-VALID-PRO00-00000-00000-000001");
    const browser = await overHttp(origin).signIn("customer@example.com");
    const path = "/api/webapp/v1/grouped-licenses/";
    const etag = (await browser.fetch(path)).headers.get("ETag") ?? "";
    const poll = await rawResponse(origin, [
      `GET ${path} HTTP/1.1`,
      "Host: portal",
      `Cookie: sessionid=${browser.cookies.get("sessionid") ?? ""}`,
      `If-None-Match: ${etag}`,
    ]);
    expect(poll).toMatch(/^HTTP\/1\.1 304 /);
    expect(poll.length).toBeLessThanOrEqual(300);

    const page = await browser.fetch("/app/licenses/some/where");
    const nonce = /nonce="([A-Za-z0-9]{22})"/.exec(await page.text())?.[1] ?? "none";
    expect(page.headers.get("Content-Security-Policy")).toBe(
      `default-src 'self'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; ` +
        "frame-ancestors 'self'; base-uri 'none'; form-action 'self'; object-src 'none'; require-trusted-types-for 'script'",
    );
    expect(await (await browser.fetch("/app/")).text()).not.toContain(nonce);
    const script = await browser.fetch("/app/assets/main-1.js", { headers: { "Accept-Encoding": "identity" } });
    expect([await script.text(), script.headers.get("Content-Type"), script.headers.get("Cache-Control")]).toEqual([
      "console.log('host');",
      "text/javascript; charset=utf-8",
      "public, max-age=31536000, immutable",
    ]);
    expect((await browser.fetch("/app/assets/gone.js")).status).toBe(404);
    const escape = await rawResponse(origin, ["GET /app/..%2fsecret.txt HTTP/1.1", "Host: portal"]);
    expect(escape).toMatch(/^HTTP\/1\.1 404 /);
    expect((await browser.fetch("/")).headers.get("Location")).toBe("/app/");
    expect((await browser.fetch("/app")).headers.get("Location")).toBe("/app/");

    const second = await start("main", { GATEHOUSE_DATA: data }).ended;
    expect(second).toEqual({ code: 1, stdout: "", stderr: `The data folder ${data} is in use by another process.\n` });
    server.kill("SIGTERM");
    expect(await server.ended).toMatchObject({ code: 0, stderr: "" });
  });

  it("starts again after it was killed, with what it had acknowledged", async () => {
    const server = start("main", { GATEHOUSE_DATA: data });
    const browser = await overHttp(await server.origin()).signIn("empty@example.com");
    expect((await browser.send("POST", "/api/webapp/v1/request-trial/")).status).toBe(200);
    server.kill("SIGKILL");
    await server.ended;
    const again = start("main", { GATEHOUSE_DATA: data });
    const later = overHttp(await again.origin());
    for (const [name, value] of browser.cookies) later.cookies.set(name, value);
    expect(await later.getJson("/api/webapp/v1/licenses/")).toMatchObject({ results: [{ is_trial: true }] });
    again.kill("SIGINT");
    expect((await again.ended).code).toBe(0);
  });

  it("keeps what the command line has done", async () => {
    const admin = (...args: string[]) => start("admin-command", { GATEHOUSE_DATA: data }, args).ended;
    const coupon = await admin("create-coupon", "--type", "pro", "--duration-days", "365", "--expires", "2030-12-31");
    expect(coupon).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^RDR(-[A-Z0-9]{5}){4}-[A-Z0-9]{6}\n$/) as string,
    });
    expect((await admin("list-coupons")).stdout).toContain(
      `${coupon.stdout.trim()}  pro 365 days      until 2030-12-31`,
    );
  });

  it("stores what the command line pushes, and runs its builds when it is started with a toolchain", async () => {
    const admin = (...args: string[]) => start("admin-command", { GATEHOUSE_DATA: data }, args).ended;
    const sources = join(folder, "design");
    mkdirSync(join(sources, "src"), { recursive: true });
    writeFileSync(join(sources, "src/top.v"), "module top; endmodule");
    writeFileSync(join(sources, "plan.json"), JSON.stringify({ steps: [{ say: "built by the worker" }] }));
    const owner = ["--account", "customer@example.com"];
    const pushed = await admin("push", "From the shell", sources, ...owner, "--message", "First version", "--create");
    expect(pushed).toMatchObject({ code: 0, stdout: expect.stringContaining("Its build is queued.") as string });
    const [, sha = "", guid = ""] = /Commit (\w+) is number 1 of project ([\w-]+)\./.exec(pushed.stdout) ?? [];
    expect((await admin("push", guid, sources, ...owner, "--message", "Again")).stdout).toContain(
      `already has this content, as commit ${sha}.`,
    );
    expect((await admin("build", guid, sha, ...owner)).stdout).toBe("The build has number 2 and is queued.\n");
    expect(await admin("build", guid, sha, "--account", "member@example.com")).toMatchObject({
      code: 1,
      stderr: "The account has no such project or commit.\n",
    });
    const toolchain = fileURLToPath(new URL("../testing/toolchain.mjs", import.meta.url));
    const server = start("main", { GATEHOUSE_DATA: data, GATEHOUSE_TOOLCHAIN: `${process.execPath} ${toolchain}` });
    const browser = await overHttp(await server.origin()).signIn("customer@example.com");
    const builds = `/api/webapp/v1/projects/${guid}/versions/${sha}/builds/`;
    await vi.waitFor(async () => {
      const ended = await Promise.all([1, 2].map(async (number) => browser.getJson(`${builds}${number}/`)));
      expect(ended).toMatchObject([{ result: "SUCCESS" }, { result: "SUCCESS" }]);
    }, 60_000);
    expect(await browser.getJson(`${builds}1/logs/`)).toMatchObject({ logs: "built by the worker" });
    const raw = await browser.fetch(`/app/projects/${guid}/commits/${sha}/builds/1/raw/`);
    expect([raw.headers.get("Content-Type"), await raw.text()]).toEqual([
      "text/plain; charset=utf-8",
      "built by the worker\n",
    ]);
    server.kill("SIGTERM");
    expect((await server.ended).code).toBe(0);
  });

  it("says in one sentence what keeps it from starting", async () => {
    const fail = async (env: Readonly<Record<string, string>>, args: readonly string[] = []) => {
      const { code, stderr } = await start("main", env, args).ended;
      return [code, stderr];
    };
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
    const address = taken.address();
    const port = String(typeof address === "object" ? address?.port : "");
    expect(await fail({ GATEHOUSE_DATA: data, PORT: port })).toEqual([
      1,
      `Port ${port} is already in use. Set PORT to another.\n`,
    ]);
    await new Promise((resolve) => taken.close(resolve));

    const file = join(folder, "secret.txt");
    expect(await fail({ GATEHOUSE_DATA: join(file, "data") })).toEqual([
      1,
      `The data folder ${join(file, "data")} cannot be written (ENOTDIR).\n`,
    ]);
    for (const args of [["--no-dmeo"], ["--demo", "--no-demo"]])
      expect(await fail({ GATEHOUSE_DATA: data }, args)).toEqual([
        1,
        `The server can't use these arguments: ${args.join(" ")}. It takes either --demo or --no-demo. Set everything else by environment variables, listed in docs/deploying.md.\n`,
      ]);
    expect(await fail({ GATEHOUSE_DATA: data, PORT: "http" })).toEqual([
      1,
      "PORT is http, which is not a port number.\n",
    ]);
    expect(await fail({ GATEHOUSE_DATA: data, GATEHOUSE_GROUPS: file })).toEqual([
      1,
      `The groups in ${file} cannot be used: it is no JSON.\n`,
    ]);
    const groups = join(folder, "groups.json");
    writeFileSync(groups, JSON.stringify({ ["a".repeat(64)]: ["releases.view", "everything"] }));
    expect(await fail({ GATEHOUSE_DATA: data, GATEHOUSE_GROUPS: groups })).toEqual([
      1,
      `The groups in ${groups} cannot be used: everything isn't a capability.\n`,
    ]);
    expect(await fail({ DATABASE_URL: "postgres://user:hunter2@127.0.0.1:9/x" })).toEqual([
      1,
      "The PostgreSQL server of DATABASE_URL cannot be used (ECONNREFUSED).\n",
    ]);

    const broken = { GATEHOUSE_DATA: data, GATEHOUSE_HOST_CONFIG: file };
    expect(await fail(broken)).toEqual([1, `The host config ${file} cannot be used: it is not valid JSON.\n`]);
    // Admin commands don't read the host's config.
    expect(await start("admin-command", broken, ["list-impersonations"]).ended).toEqual({
      code: 0,
      stdout: "No impersonations yet.\n",
      stderr: "",
    });

    const { db, close } = await openPglite({ dataDir: join(data, "postgres") });
    await db.execute(sql`insert into gatehouse_migrations (version, name) values (1000, 'of_tomorrow')`);
    await close();
    expect(await fail({ GATEHOUSE_DATA: data })).toEqual([
      1,
      expect.stringMatching(
        /^The database has version 1000, but this portal knows versions up to \d+ only\. Start a newer portal\.\n$/,
      ),
    ]);
    expect(readFileSync(file, "utf8")).toBe("secret");
  });
});
