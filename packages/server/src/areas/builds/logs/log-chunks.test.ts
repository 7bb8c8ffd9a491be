import type { BuildLog } from "@gatehouse/contract/builds";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { logChunks } from "../../../db/tables/builds";
import type { ByteRange, Files } from "../../../files/files";
import { GzippedJson } from "../../../http/gzipped-json";
import { anyDatabase, closeAfterAll } from "../../../testing/databases";
import { fileStores } from "../../../testing/file-stores";
import { insertBuild } from "../../../testing/insert-build";
import { TestClock } from "../../../testing/test-clock";
import { appendLog, readLog } from "./log-chunks";
import { moveLogs } from "./move-logs";
import { streamLog } from "./stream-log";

fc.configureGlobal({ seed: 1 });

const encode = (text: string) => new TextEncoder().encode(text);

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Splits a text into rows. A newline ends a row, and a nonempty rest is another row. */
function rowsOf(bytes: Uint8Array<ArrayBuffer>): readonly string[] {
  const rows = new TextDecoder().decode(bytes).split("\n");
  return bytes.at(-1) === 0x0a || bytes.length === 0 ? rows.slice(0, -1) : rows;
}

function windowOf(pieces: readonly Uint8Array[], rowsCount: number, startRow: number | undefined) {
  const rows = rowsOf(joined(pieces));
  const isPast = startRow === undefined || startRow >= rows.length;
  const first = isPast ? Math.max(0, rows.length - rowsCount) : startRow;
  return { rows: rows.slice(first, first + rowsCount), startRow: first };
}

const stores = await fileStores();
const cases = anyDatabase.flatMap((database) => stores.map((store) => ({ ...database, ...store })));

describe.each(cases)("a log on $name, in $store once it has ended,", async ({ open, files }) => {
  const { db } = closeAfterAll(await open());
  const opened: (ByteRange | undefined)[] = [];
  const watched: Files = {
    ...files,
    open(of, guid, range) {
      opened.push(range);
      return files.open(of, guid, range);
    },
  };
  const source = (id: number) => ({ db, files: watched, id });
  const numRuns = files.keepsLogs ? 40 : 120;

  async function logOf(pieces: readonly Uint8Array<ArrayBuffer>[]): Promise<number> {
    const { id } = await insertBuild(db, "build");
    for (const piece of pieces) await appendLog(db, id, piece);
    await moveLogs({ db, files, clock: new TestClock() }, { id });
    return id;
  }
  async function read(id: number, rowsCount: number, startRow?: number) {
    const log = await readLog(source(id), { startRow, rowsCount });
    if (!(log instanceof GzippedJson)) return log;
    const { logs, start_row } = JSON.parse(await log.text()) as BuildLog;
    return { rows: logs.split("\n"), startRow: start_row };
  }

  it("has no rows before anything is written", async () => {
    for (const start of [undefined, 0, 7])
      expect(await read(await logOf([]), 100, start)).toEqual({ rows: [], startRow: 0 });
    expect(await read(await logOf([encode("")]), 100)).toEqual({ rows: [], startRow: 0 });
  });

  it("counts a row that has no newline yet", async () => {
    const id = await logOf([encode("one\ntwo\nthr")]);
    expect(await read(id, 2)).toEqual({ rows: ["two", "thr"], startRow: 1 });
    await appendLog(db, id, encode("ee"));
    expect(await read(id, 2)).toEqual({ rows: ["two", "three"], startRow: 1 });
    await appendLog(db, id, encode("\n"));
    expect(await read(id, 2)).toEqual({ rows: ["two", "three"], startRow: 1 });
    await appendLog(db, id, encode(""));
    expect(await read(id, 2)).toEqual({ rows: ["two", "three"], startRow: 1 });
    await appendLog(db, id, encode("\n"));
    expect(await read(id, 2)).toEqual({ rows: ["three", ""], startRow: 2 });
  });

  it("says how many newlines it has now", async () => {
    const { id } = await insertBuild(db, "build");
    expect(await appendLog(db, id, encode("a\nb"))).toBe(1);
    expect(await appendLog(db, id, encode(""))).toBe(1);
    expect(await appendLog(db, id, encode("\n\n"))).toBe(3);
  });

  it("reads a row that spans many pieces, and windows that begin and end within pieces", async () => {
    const id = await logOf(["a\nlo", "ng", "", " row", "\nb\nc", "\nd\n"].map(encode));
    expect(await read(id, 1, 1)).toEqual({ rows: ["long row"], startRow: 1 });
    expect(await read(id, 2, 2)).toEqual({ rows: ["b", "c"], startRow: 2 });
    expect(await read(id, 100, 0)).toEqual({ rows: ["a", "long row", "b", "c", "d"], startRow: 0 });
  });

  it("returns its end for a window that begins past it", async () => {
    const id = await logOf([encode("a\nb\nc\n")]);
    for (const start of [3, 4, 1_000_000, Number.MAX_SAFE_INTEGER])
      expect(await read(id, 2, start)).toEqual({ rows: ["b", "c"], startRow: 1 });
    expect(await read(id, 2, 2)).toEqual({ rows: ["c"], startRow: 2 });
  });

  it("keeps characters whole that two pieces share, and replaces bytes that are none", async () => {
    const whole = encode("µ 🎯\nnext\n");
    const id = await logOf(Array.from(whole, (byte) => new Uint8Array([byte])));
    expect(await read(id, 10)).toEqual({ rows: ["µ 🎯", "next"], startRow: 0 });
    const broken = await logOf([new Uint8Array([0x61, 0xf0, 0x9f]), new Uint8Array([0x0a, 0xff]), encode("b\n")]);
    expect(await read(broken, 10)).toEqual({ rows: ["a\ufffd", "\ufffdb"], startRow: 0 });
    expect(await read(broken, 1, 1)).toEqual({ rows: ["\ufffdb"], startRow: 1 });
  });

  it("streams as it was written, byte by byte", async () => {
    const pieces = [encode("one\r\n\x1b[31m"), new Uint8Array([0xff, 0x00, 0xfe]), encode("last without newline")];
    const streamed = new Uint8Array(await new Response(await streamLog(source(await logOf(pieces)))).arrayBuffer());
    expect(streamed).toEqual(joined(pieces));
    expect(await new Response(await streamLog(source(await logOf([])))).text()).toBe("");
  });

  it("fails when the log is deleted while it is read, and does not end as if it were whole", async () => {
    const id = await logOf([encode("one\n"), encode("two\n"), encode("three\n")]);
    const reader = (await streamLog(source(id))).getReader();
    await reader.read();
    await db.delete(logChunks).where(eq(logChunks.buildId, id));
    const readAll = async () => {
      while (!(await reader.read()).done);
    };
    await expect(readAll()).rejects.toThrow("The log was deleted while it was sent");
  });

  it("reads the same windows however it was cut into pieces", async () => {
    // Any byte can occur, with more newlines and broken characters.
    const byte = fc.oneof(
      fc.constantFrom(0x0a, 0x0a, 0x61, 0x0d, 0xc2, 0xb5, 0xf0, 0x9f, 0x8e, 0xaf, 0xef, 0xbb, 0xbf),
      fc.integer({ min: 0, max: 255 }),
    );
    const pieces = fc.array(
      fc.array(byte, { maxLength: 12 }).map((bytes) => new Uint8Array(bytes)),
      { maxLength: 8 },
    );
    const start = fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined });
    await fc.assert(
      fc.asyncProperty(pieces, start, fc.integer({ min: 1, max: 12 }), async (written, startRow, rowsCount) => {
        const expected = windowOf(written, rowsCount, startRow);
        expect(await read(await logOf(written), rowsCount, startRow)).toEqual(expected);
      }),
      { numRuns },
    );
  });

  it("is read from its file in one range, of the window's own pieces", async () => {
    const id = await logOf(Array.from({ length: 50 }, (_, at) => encode(`${at * 2}\n${at * 2 + 1}\n`)));
    for (const [startRow, rowsCount, first, count] of [
      [0, 10, 0, 10],
      [31, 10, 31, 10],
      [90, 100, 90, 10],
      [undefined, 7, 93, 7],
    ] as const) {
      opened.length = 0;
      const rows = Array.from({ length: count }, (_, at) => String(first + at));
      expect(await read(id, rowsCount, startRow)).toEqual({ rows, startRow: first });
      expect(opened).toHaveLength(files.keepsLogs ? 1 : 0);
      for (const range of opened) expect((range?.end ?? 0) - (range?.start ?? 0)).toBeLessThan(10 * 30);
    }
  });

  it("passes the same windows on without decompressing whole pieces", async () => {
    const line = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 8 }),
      fc.constantFrom("", "\\n", '"', "a\ufeff", "\0\u001b[31m"),
    );
    // Most pieces end with a row, as a log does that is cut at its newlines. The others continue in the next piece.
    const piece = fc.tuple(fc.array(line, { minLength: 1, maxLength: 4 }), fc.boolean());
    // Without a start, the last rows are read, whether or not the last of them has ended.
    let joinedCount = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { minLength: 3, maxLength: 8 }),
        fc.option(fc.nat(6), { nil: undefined }),
        fc.integer({ min: 4, max: 30 }),
        async (written, startRow, rowsCount) => {
          const pieces = written.map(([lines, isEnded]) => encode(lines.join("\n") + (isEnded ? "\n" : "")));
          const id = await logOf(pieces);
          const log = await readLog(source(id), { startRow, rowsCount });
          if (log instanceof GzippedJson) joinedCount += 1;
          expect(await read(id, rowsCount, startRow)).toEqual(windowOf(pieces, rowsCount, startRow));
        },
      ),
      { numRuns },
    );
    expect(joinedCount).toBeGreaterThan(numRuns / 3);
  });

  it("decompresses the pieces of broken text, and of rows that have to be cut off", async () => {
    // Long enough to be split into pieces, with characters of two bytes.
    const rows = encode(`${Array.from({ length: 3_000 }, (_, at) => `${at} ns: ${"µ".repeat(20)}`).join("\n")}\n`);
    const readAll = async (...pieces: Uint8Array<ArrayBuffer>[]) =>
      readLog(source(await logOf(pieces)), { startRow: 0, rowsCount: 10_000 });
    expect(await readAll(rows, rows, rows)).toBeInstanceOf(GzippedJson);
    expect(await readAll(rows, new Uint8Array([0xff, 0x0a]), rows)).not.toBeInstanceOf(GzippedJson);
    expect(await readAll(rows, encode(`${"x".repeat(100_000)}\n`), rows)).not.toBeInstanceOf(GzippedJson);
  });
});
