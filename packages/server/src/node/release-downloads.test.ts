import { spawn } from "node:child_process";
import { createHash, type Hash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { killedPortals } from "../testing/killed-portal";
import { memoryOf, watchMemory } from "../testing/process-memory";
import { overHttp } from "../testing/start-program";

const megabyte = 1_048_576;
const isLong = process.env["GATEHOUSE_LONG"] === "1";
/** The built-in database stores each megabyte slowly. */
const megabytes = { PGlite: isLong ? 2_048 : 4, PostgreSQL: isLong ? 2_048 : 200 };
/**
 * The most memory that a command or a download may add. Sending any file adds about 60 MB of pieces that the garbage
 * collector frees late, so the file is much larger than the limit.
 */
const mostBytes = 120 * megabyte;
const tag = "v6.0.0";
const email = "customer@example.com";
const folder = mkdtempSync(join(tmpdir(), "gatehouse-large-release-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The file's bytes of a range. All megabytes differ. */
function* contentOf(start: number, end: number): Generator<Buffer> {
  for (let at = start; at < end;) {
    const position = Math.floor(at / megabyte);
    const from = at - position * megabyte;
    const piece = Buffer.alloc(megabyte, createHash("sha512").update(String(position)).digest());
    const part = piece.subarray(from, Math.min(megabyte, from + end - at));
    yield part;
    at += part.length;
  }
}
function digestOf(start: number, end: number): string {
  const hash = createHash("sha256");
  for (const piece of contentOf(start, end)) hash.update(piece);
  return hash.digest("hex");
}

async function writeFile(name: string, size: number): Promise<string> {
  const path = join(folder, name);
  const file = await open(path, "w");
  for (const piece of contentOf(0, size)) await file.write(piece);
  await file.close();
  return path;
}

/** Reads this many bytes of a response, and then closes the connection. */
async function takeSome(response: Response, bytes: number, hash: Hash): Promise<void> {
  const reader = response.body!.getReader();
  for (let left = bytes; left > 0;) {
    const piece = (await reader.read()).value!.subarray(0, left);
    hash.update(piece);
    left -= piece.length;
  }
  await reader.cancel();
}

/** Hashes the bytes that `curl -C` downloads from an offset. */
async function goOnWithCurl(url: string, cookie: string, offset: number, hash: Hash): Promise<void> {
  const flags = ["--silent", "--show-error", "--fail", "--output", "-", "--continue-at", String(offset)];
  const curl = spawn("curl", [...flags, "--header", `Cookie: ${cookie}`, url], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  curl.stdout.on("data", (piece: Buffer) => hash.update(piece));
  expect(await once(curl, "close")).toEqual([0, null]);
}

describe.each(killedPortals)("a large release on $name", ({ name, create }) => {
  it(
    "is published, sent in any part and continued after a break, and fills no memory",
    { timeout: 7_200_000 },
    async () => {
      const portal = await create();
      const size = megabytes[name] * megabyte + 12_345;
      const path = await writeFile(`${name}.zip`, size);
      const digest = digestOf(0, size);

      const listing = portal.admin("list-releases");
      const toList = watchMemory(listing.pid ?? 0);
      expect((await listing.ended).code).toBe(0);
      const listed = await toList.stop();
      const publishing = portal.admin("publish", tag, path, "--nightly");
      const toPublish = watchMemory(publishing.pid ?? 0);
      expect(await publishing.ended).toMatchObject({ code: 0, stderr: "" });
      const published = await toPublish.stop();

      const program = portal.start({});
      const origin = await program.origin();
      const customer = await overHttp(origin).signIn(email);
      const { download_link: link } = (await customer.getJson(
        `/api/webapp/v1/compiler-versions/${tag}/download-link/`,
      )) as {
        readonly download_link: string;
      };
      const url = new URL(link, origin).href;
      const cookie = Array.from(customer.cookies, ([name, value]) => `${name}=${value}`).join("; ");
      const send = (headers: Readonly<Record<string, string>> = {}, method = "GET") =>
        fetch(url, { method, headers: { Cookie: cookie, ...headers } });
      const partOf = async (headers: Readonly<Record<string, string>>) => {
        const response = await send(headers);
        const body = Buffer.from(await response.arrayBuffer());
        return [
          response.status,
          response.headers.get("Content-Range"),
          createHash("sha256").update(body).digest("hex"),
        ];
      };

      const head = await send({}, "HEAD");
      const etag = head.headers.get("ETag") ?? "";
      expect([head.status, head.headers.get("Content-Length"), head.headers.get("Accept-Ranges")]).toEqual([
        200,
        String(size),
        "bytes",
      ]);
      const middle = Math.floor(size / 2) - 7;
      for (const [range, start, end] of [
        ["bytes=0-0", 0, 1],
        ["bytes=0-999999", 0, 1_000_000],
        [`bytes=${middle}-${middle + 599_999}`, middle, middle + 600_000],
        ["bytes=-500000", size - 500_000, size],
        [`bytes=${size - 10}-${size + 10}`, size - 10, size],
      ] as const)
        expect(await partOf({ Range: range, "If-Range": etag })).toEqual([
          206,
          `bytes ${start}-${end - 1}/${size}`,
          digestOf(start, end),
        ]);
      const beyond = await send({ Range: `bytes=${size}-` });
      expect([beyond.status, beyond.headers.get("Content-Range"), await beyond.text()]).toEqual([
        416,
        `bytes */${size}`,
        "",
      ]);
      // Several ranges at once, or an `If-Range` of another file, get the whole file.
      const others: readonly Record<string, string>[] = [
        { Range: "bytes=0-1,5-6" },
        { Range: "bytes=10-", "If-Range": '"another"' },
      ];
      for (const headers of others) {
        const whole = await send(headers);
        expect([whole.status, whole.headers.get("Content-Length")]).toEqual([200, String(size)]);
        await whole.body?.cancel();
      }

      const idle = await memoryOf(program.pid ?? 0);
      const toSend = watchMemory(program.pid ?? 0);
      const hash = createHash("sha256");
      const broken = Math.floor(size / 3) + 11;
      await takeSome(await send(), broken, hash);
      await goOnWithCurl(url, cookie, broken, hash);
      expect(hash.digest("hex")).toBe(digest);
      const sent = await toSend.stop();
      const inMegabytes = (bytes: number) => `${Math.round(bytes / megabyte)} MB`;
      console.info(
        `${inMegabytes(size)} on ${name}: publishing takes ${inMegabytes(published - listed)} more than listing, sending ${inMegabytes(sent - idle)} more than idle`,
      );
      expect(sent - idle).toBeLessThan(mostBytes);
      expect(published - listed).toBeLessThan(mostBytes);
      program.kill("SIGKILL");
      await program.ended;
    },
  );
});
