import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { builds } from "../../db/tables/builds";
import { fileChunks, files as fileRows } from "../../db/tables/files";
import { closeAfterAll, databases } from "../../testing/databases";
import { fileStores } from "../../testing/file-stores";
import { insertBuild } from "../../testing/insert-build";

const stores = await fileStores();
const now = new Date("2026-11-20T12:00:00Z");
const gone = "00000000-0000-4000-8000-000000000000";

/** A stream of varied bytes, in pieces of a size that no store uses. */
function streamOf(size: number, fail?: Error): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= size) return fail === undefined ? controller.close() : controller.error(fail);
      const piece = contentOf(Math.min(size, at + 70_001)).subarray(at);
      at += piece.length;
      controller.enqueue(piece);
    },
  });
}

const largest = new Uint8Array(1_000_000).map((_, at) => (at * 7 + (at >> 8)) % 251);
const contentOf = (size: number) => largest.subarray(0, size);
const read = async (stream: ReadableStream<Uint8Array> | undefined) =>
  new Uint8Array(await new Response(stream).arrayBuffer());
const file = (content: ReadableStream<Uint8Array> | Uint8Array) => ({ name: "top.bin", type: "text/plain", content });

describe.each(databases)("files on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());

  describe.each(stores)("in $store", ({ files }) => {
    it.each([0, 1, 262_143, 262_144, 262_145, 1_000_000])(
      "of %i bytes come back as they were, with their size and digest",
      async (size) => {
        const sha256 = createHash("sha256").update(contentOf(size)).digest("hex");
        for (const content of [streamOf(size), contentOf(size)]) {
          const opened = await files.open(db, await files.put(db, file(content), now));
          expect(opened).toMatchObject({ name: "top.bin", type: "text/plain", size, sha256 });
          expect(Buffer.compare(await read(opened?.stream), contentOf(size))).toBe(0);
        }
      },
    );

    it("can be read in part", async () => {
      const guid = await files.put(db, file(streamOf(1_000_000)), now);
      for (const [start, end] of [
        [0, 2],
        [262_143, 262_145],
        [262_144, 524_288],
        [999_999, 1_000_000],
        [0, 1_000_000],
        [5, 5],
      ] as const) {
        const opened = await files.open(db, guid, { start, end });
        expect(opened?.size).toBe(1_000_000);
        expect(Buffer.compare(await read(opened?.stream), largest.subarray(start, end))).toBe(0);
      }
    });

    it("can be read by many at once, and left in the middle", async () => {
      const guid = await files.put(db, file(streamOf(600_000)), now);
      const some = await Promise.all(Array.from({ length: 10 }, () => files.open(db, guid)));
      const whole = await Promise.all(
        some.map(async (opened, at) => (at % 2 === 0 ? read(opened?.stream) : opened?.stream.cancel())),
      );
      expect(whole.filter((bytes) => bytes?.length === 600_000)).toHaveLength(5);
    });

    it("can't be opened once they are deleted, or if they never existed", async () => {
      const [kept, deleted] = [
        await files.put(db, file(contentOf(9)), now),
        await files.put(db, file(contentOf(9)), now),
      ];
      await files.delete(db, [deleted, gone]);
      await files.delete(db, []);
      expect(await files.open(db, deleted)).toBeUndefined();
      expect(await files.open(db, gone)).toBeUndefined();
      expect(await read((await files.open(db, kept))?.stream)).toHaveLength(9);
    });

    it("whose content breaks off are not stored", async () => {
      const before = [await db.$count(fileRows), await db.$count(fileChunks)];
      await expect(files.put(db, file(streamOf(600_000, new Error("cut"))), now)).rejects.toThrow("cut");
      expect([await db.$count(fileRows), await db.$count(fileChunks)]).toEqual(before);
    });

    it("that nothing refers to are swept, unless they are new", async () => {
      const later = new Date(Date.now() + 60_000);
      await files.sweep(db, later);
      const used = await files.put(db, file(contentOf(5)), now);
      const { id } = await insertBuild(db, "build", { outputGuid: used });
      const unused = await files.put(db, file(contentOf(6)), now);
      expect(await files.sweep(db, new Date(now.getTime() - 1))).toMatchObject({ unreferenced: 0, missing: 0 });
      expect(await files.open(db, unused)).toBeDefined();
      expect(await files.sweep(db, later)).toMatchObject({ unreferenced: 1, missing: 0 });
      expect(await files.open(db, unused)).toBeUndefined();
      expect(await read((await files.open(db, used))?.stream)).toHaveLength(5);
      await db.delete(builds).where(eq(builds.id, id));
      expect(await files.sweep(db, later)).toMatchObject({ unreferenced: 1, missing: 0 });
    });
  });
});
