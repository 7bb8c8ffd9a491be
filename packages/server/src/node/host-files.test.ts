import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { hostFiles } from "./host-files";
import { keepFiles } from "./kept-files";

const folder = mkdtempSync(join(tmpdir(), "gatehouse-files-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const builtAt = 1_700_000_000;
const script = "export const licenses = 'licenses';\n".repeat(100);

/** A built host for one test. */
function host(files: Readonly<Record<string, string | Uint8Array>> = {}) {
  const root = mkdtempSync(join(folder, "host-"));
  mkdirSync(join(root, "assets"));
  const write = (name: string, content: string | Uint8Array) => writeFileSync(join(root, name), content);
  /** Changes a file's content, but not its size or time. */
  const rewriteInPlace = (name: string, content: string | Uint8Array) => {
    write(name, content);
    utimesSync(join(root, name), builtAt, builtAt);
  };
  for (const [name, content] of Object.entries({
    "index.html": "<!doctype html><title>Portal</title>",
    "assets/main-1.js": script,
    ...files,
  }))
    rewriteInPlace(name, content);
  const reply = hostFiles(root, { endpoints: [], product: { id: "acme", name: "Acme" } });
  const get = (path: string, acceptEncoding?: string, headers: Readonly<Record<string, string>> = {}, method = "GET") =>
    reply(
      new Request(`http://portal.test/app/${path}`, {
        method,
        headers: { ...headers, ...(acceptEncoding !== undefined && { "Accept-Encoding": acceptEncoding }) },
      }),
      false,
    );
  return { root, get, write, rewriteInPlace };
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

describe("a file of the built host", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0, gzip;q=0", "identity"],
    [undefined, "identity"],
  ] as const)("is sent to a client that accepts %j in %s", async (accepted, encoding) => {
    const response = await host().get("assets/main-1.js", accepted);
    expect([
      response.status,
      response.headers.get("Content-Encoding") ?? "identity",
      response.headers.get("Vary"),
    ]).toEqual([200, encoding, "Accept-Encoding"]);
    const bytes = await bytesOf(response);
    expect(response.headers.get("Content-Length")).toBe(String(bytes.byteLength));
    expect(decoders[encoding](bytes).toString()).toBe(script);
    if (encoding !== "identity") expect(bytes.byteLength).toBeLessThan(script.length / 10);
  });

  it("is not sent in an encoding that was ruled out", async () => {
    const { get } = host({ "logo.png": "not compressed again".repeat(100) });
    expect((await get("assets/main-1.js", "identity;q=0, *;q=0")).status).toBe(406);
    expect((await get("logo.png", "br, identity;q=0")).status).toBe(406);
  });

  it.each(["logo.png", "font.woff2", "tiny.js"])(
    "is sent as it is where compression gains nothing: %s",
    async (name) => {
      const { get } = host({ "logo.png": "x".repeat(1000), "font.woff2": "x".repeat(1000), "tiny.js": "1" });
      expect((await get(name, "br, gzip")).headers.has("Content-Encoding")).toBe(false);
    },
  );

  it.each([
    ["br", "assets/main-1.js.br", brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } })],
    ["gzip", "assets/main-1.js.gz", gzipSync(script, { level: 1 })],
  ])("is sent in %s as the build has compressed it", async (encoding, name, copy) => {
    expect(await bytesOf(await host({ [name]: copy }).get("assets/main-1.js", encoding))).toEqual(copy);
  });

  it.each([
    ["of an earlier build", brotliCompressSync("export const licenses = 'other';")],
    ["that is damaged", Buffer.from("no brotli")],
  ])("is compressed anew instead of sent from a copy %s", async (_, copy) => {
    const bytes = await bytesOf(await host({ "assets/main-1.js.br": copy }).get("assets/main-1.js", "br"));
    expect(brotliDecompressSync(bytes).toString()).toBe(script);
  });

  it("is kept for good where its name tells its content, and revalidated elsewhere", async () => {
    const { get } = host({ "gate.svg": "<svg/>" });
    const control = async (path: string) => (await get(path)).headers.get("Cache-Control");
    expect([await control("assets/main-1.js"), await control("gate.svg")]).toEqual([
      "public, max-age=31536000, immutable",
      "no-cache",
    ]);
  });

  it("has a tag for each encoding, by which it is not sent again", async () => {
    const { get } = host();
    const tags = await Promise.all(
      ["br", "gzip", "identity"].map(
        async (encoding) => (await get("assets/main-1.js", encoding)).headers.get("ETag") ?? "",
      ),
    );
    expect(new Set(tags).size).toBe(3);
    const [br = "", gzip = ""] = tags;
    const again = await get("assets/main-1.js", "br", { "If-None-Match": `"other", W/${br}` });
    expect([again.status, await again.text(), again.headers.get("ETag"), again.headers.get("Vary")]).toEqual([
      304,
      "",
      br,
      "Accept-Encoding",
    ]);
    expect((await get("assets/main-1.js", "br", { "If-None-Match": gzip })).status).toBe(200);
  });

  it.each(["br", "identity"])("serves HEAD in %s as GET without the body", async (encoding) => {
    const { get } = host();
    const [whole, head] = [
      await get("assets/main-1.js", encoding),
      await get("assets/main-1.js", encoding, {}, "HEAD"),
    ];
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect([...head.headers]).toEqual([...whole.headers]);
  });

  it("is read once, and again when a build has replaced it", async () => {
    const { get, write, rewriteInPlace } = host();
    const first = await get("assets/main-1.js", "br");
    rewriteInPlace("assets/main-1.js", script.replaceAll("licenses", "LICENSES"));
    const second = await get("assets/main-1.js", "br");
    expect(second.headers.get("ETag")).toBe(first.headers.get("ETag"));
    expect(brotliDecompressSync(await bytesOf(second)).toString()).toBe(script);
    write("assets/main-1.js", `${script}// new`);
    const third = await get("assets/main-1.js", "br");
    expect(third.headers.get("ETag")).not.toBe(first.headers.get("ETag"));
    expect(brotliDecompressSync(await bytesOf(third)).toString()).toBe(`${script}// new`);
  });

  it("is no longer served after a build removed it", async () => {
    const { root, get } = host();
    expect((await get("assets/main-1.js")).status).toBe(200);
    rmSync(join(root, "assets/main-1.js"));
    expect((await get("assets/main-1.js")).status).toBe(404);
  });

  it("is the page for every other path", async () => {
    const { get, write } = host();
    expect(await (await get("licenses/none.svg")).text()).toContain("<title>Portal</title>");
    // The page shows that there is none at a malformed address.
    expect(await (await get("projects/%zz")).text()).toContain("<title>Portal</title>");
    write("index.html", "<!doctype html><title>New portal</title>");
    expect(await (await get("licenses")).text()).toContain("<title>New portal</title>");
  });
});

describe("the files kept in memory", () => {
  it("are at most so many bytes, of those read last", async () => {
    const names = ["a", "b", "c"].map((name) => `assets/${name}.js`);
    const { root, rewriteInPlace } = host(Object.fromEntries(names.map((name) => [name, "old".repeat(100)])));
    const files = keepFiles(700);
    const read = async (name = "") => (await files.read(join(root, name)))?.bytes.toString().slice(0, 3);
    const [a, b, c] = names;
    for (const name of [a, b, a, c]) await read(name);
    for (const name of names) rewriteInPlace(name, "new".repeat(100));
    expect([await read(a), await read(c), await read(b)]).toEqual(["old", "old", "new"]);
  });

  it("count with what was made of them", async () => {
    const { root, rewriteInPlace } = host();
    const path = join(root, "assets/main-1.js");
    const files = keepFiles(script.length + 10);
    await (await files.read(path))?.encoded("gzip");
    rewriteInPlace("assets/main-1.js", script.replaceAll("licenses", "LICENSES"));
    expect((await files.read(path))?.bytes.toString()).toContain("LICENSES");
  });

  it("are made once for requests at the same time", async () => {
    const { root } = host();
    const files = keepFiles();
    const all = await Promise.all(
      Array.from({ length: 5 }, async () => (await files.read(join(root, "assets/main-1.js")))?.encoded("br")),
    );
    expect(new Set(all).size).toBe(1);
  });
});
