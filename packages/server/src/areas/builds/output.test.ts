import { describe, expect, it } from "vitest";
import { databaseFiles } from "../../files/database-files";
import type { ByteRange, Files } from "../../files/files";
import { closeAfterAll, databases } from "../../testing/databases";
import { insertBuild } from "../../testing/insert-build";
import { testPortal } from "../../testing/test-portal";

const megabyte = 1_000_000;
const size = 40 * megabyte;
const content = new Uint8Array(size).map((_, at) => (at * 7 + (at >> 8)) % 251);

const opened: (ByteRange | undefined)[] = [];

const watchedFiles: Files = {
  ...databaseFiles,
  async open(db, guid, range) {
    opened.push(range);
    return databaseFiles.open(db, guid, range);
  },
};

const [inTheTab] = databases;

describe("a build's output", async () => {
  const { db } = closeAfterAll(await inTheTab!.open());
  const portal = testPortal(db, { files: watchedFiles });
  const customer = await portal.signedIn("customer@example.com");
  const guid = await databaseFiles.put(
    db,
    { name: "top.bin", type: "application/octet-stream", content },
    portal.clock.now(),
  );
  const { path } = await insertBuild(db, "build", { outputGuid: guid });
  const output = `${path}output/`;
  const get = (headers: Record<string, string> = {}, method = "GET") =>
    customer.fetch(output, { method, headers: new Headers(headers) });
  const etag = (await get({}, "HEAD")).headers.get("ETag") ?? "";
  const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

  it.each([
    ["bytes=0-9", 0, 10],
    ["bytes=20000000-20000999", 20_000_000, 20_001_000],
    [`bytes=${size - 3}-`, size - 3, size],
    ["bytes=-5", size - 5, size],
  ])("is sent in part: %s", async (range, start, end) => {
    const response = await get({ Range: range, "If-Range": etag });
    expect(response.status).toBe(206);
    expect(response.headers.get("Content-Range")).toBe(`bytes ${start}-${end - 1}/${size}`);
    expect(response.headers.get("Content-Length")).toBe(String(end - start));
    expect(Buffer.compare(await bytesOf(response), content.subarray(start, end))).toBe(0);
    expect(opened.at(-1)).toEqual({ start, end });
  });

  it("is sent whole if it is another one than was begun", async () => {
    const response = await get({ Range: "bytes=10-", "If-Range": '"another"' });
    expect([response.status, response.headers.get("Content-Length")]).toEqual([200, String(size)]);
    await response.body?.cancel();
  });

  it("has no bytes beyond its end", async () => {
    const response = await get({ Range: `bytes=${size}-` });
    expect([response.status, response.headers.get("Content-Range")]).toEqual([416, `bytes */${size}`]);
    expect(response.headers.get("Content-Disposition")).toBeNull();
  });

  it("is not read for a HEAD request, or by a browser that has it", async () => {
    opened.length = 0;
    const head = await get({ Range: "bytes=0-9" }, "HEAD");
    expect([head.status, head.headers.get("Content-Length"), head.headers.get("Accept-Ranges")]).toEqual([
      200,
      String(size),
      "bytes",
    ]);
    expect((await get({ "If-None-Match": etag })).status).toBe(304);
    expect(opened).toEqual([]);
  });

  it("is read no faster than it is taken", async () => {
    let [read, taken, mostAhead] = [0, 0, 0];
    const counting: Files = {
      ...databaseFiles,
      async open(...arguments_) {
        const file = await databaseFiles.open(...arguments_);
        return file && { ...file, stream: file.stream.pipeThrough(counter()) };
      },
    };
    const counter = () =>
      new TransformStream<Uint8Array, Uint8Array>(
        {
          transform(piece, controller) {
            read += piece.length;
            mostAhead = Math.max(mostAhead, read - taken);
            controller.enqueue(piece);
          },
        },
        undefined,
        { highWaterMark: 0 },
      );
    const slow = await testPortal(db, { files: counting }).signedIn("customer@example.com");
    const response = await slow.fetch(output);
    const reader = response.body!.getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) taken += piece.value.length;
    expect(taken).toBe(size);
    expect(mostAhead).toBeLessThanOrEqual(megabyte);
  });
});
