import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { killedPortals } from "../testing/killed-portal";
import { overHttp } from "../testing/start-program";

const megabyte = 1_048_576;
const tag = "v6.1.0";
const folder = mkdtempSync(join(tmpdir(), "gatehouse-killed-download-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
// All pieces differ, and together they exceed the buffers of a connection.
const content = Buffer.concat(
  Array.from({ length: 256 }, (_, at) => Buffer.alloc(megabyte / 16, createHash("sha512").update(String(at)).digest())),
);
const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const release = join(folder, "compiler.zip");
writeFileSync(release, content);

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Downloads to a file and resumes at its end.
 * @returns curl's exit code.
 */
async function curl(url: string, cookie: string, to: string, ...flags: readonly string[]): Promise<unknown> {
  const options = ["--silent", "--fail", "--continue-at", "-", "--output", to, "--header", `Cookie: ${cookie}`];
  const [code] = (await once(spawn("curl", [...options, ...flags, url], { stdio: "ignore" }), "close")) as unknown[];
  return code;
}

// The built-in database takes minutes.
const portals = process.env["GATEHOUSE_LONG"] === "1" ? killedPortals : killedPortals.slice(1);

describe.each(portals)("a download from a server on $name that is killed", ({ name, create }) => {
  it("goes on where it broke once the server is back", async () => {
    const portal = await create();
    expect(await portal.admin("publish", tag, release, "--nightly").ended).toMatchObject({ code: 0, stderr: "" });
    const killed = portal.start({});
    const origin = await killed.origin();
    const customer = await overHttp(origin).signIn("customer@example.com");
    const { download_link: link } = (await customer.getJson(
      `/api/webapp/v1/compiler-versions/${tag}/download-link/`,
    )) as { readonly download_link: string };
    const cookie = Array.from(customer.cookies, ([key, value]) => `${key}=${value}`).join("; ");
    const etag = (await fetch(new URL(link, origin), { method: "HEAD", headers: { Cookie: cookie } })).headers.get(
      "ETag",
    );

    const file = join(folder, `${name}.zip`);
    const broken = curl(`${origin}${link}`, cookie, file, "--limit-rate", "1M");
    await vi.waitUntil(() => sizeOf(file) > megabyte, { timeout: 120_000 });
    killed.kill("SIGKILL");
    await killed.ended;
    expect(await broken).not.toBe(0);
    const received = sizeOf(file);
    expect(received).toBeLessThan(content.length);

    const back = portal.start({ PORT: new URL(origin).port });
    expect(await back.origin()).toBe(origin);
    // Resume as Chromium does.
    const part = await fetch(new URL(link, origin), {
      headers: { Cookie: cookie, Range: `bytes=${received}-`, "If-Range": etag ?? "" },
    });
    expect([part.status, part.headers.get("Content-Range"), part.headers.get("ETag")]).toEqual([
      206,
      `bytes ${received}-${content.length - 1}/${content.length}`,
      etag,
    ]);
    const rest = Buffer.from(await part.arrayBuffer());
    expect(digest(Buffer.concat([readFileSync(file), rest]))).toBe(digest(content));
    expect(await curl(`${origin}${link}`, cookie, file)).toBe(0);
    expect(digest(readFileSync(file))).toBe(digest(content));
    back.kill("SIGKILL");
    await back.ended;
  });
});
