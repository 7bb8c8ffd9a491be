import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWhole, type LogState } from "./log-store";
import { endRow, rowText } from "./segment";
import { StreamedLog } from "./streamed-log";

fc.configureGlobal({ seed: 1 });

const encoder = new TextEncoder();
const piecesOf = (pieces: readonly Uint8Array[], failsAt = Infinity) => ({
  stream: () => {
    let next = 0;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        if (next === failsAt) controller.error(new TypeError("network error"));
        else if (next === pieces.length) controller.close();
        else controller.enqueue(pieces[next]!);
        next += 1;
      },
    });
  },
});
const rowsOf = ({ segments }: LogState) =>
  segments.flatMap((segment) =>
    Array.from({ length: segment.rowCount }, (_, index) => rowText(segment, segment.startRow + index)),
  );

async function until(log: StreamedLog, isThere: (state: LogState) => boolean) {
  await new Promise<void>((resolve) => {
    const look = () => isThere(log.state) && resolve();
    log.subscribe(look);
    look();
  });
  return log.state;
}
function opened(...args: Parameters<typeof piecesOf>) {
  const log = new StreamedLog(piecesOf(...args));
  log.open();
  return log;
}

async function rowsOfWhole(content: string | Uint8Array<ArrayBuffer>) {
  const log = new StreamedLog(new Blob([content]));
  log.open();
  return rowsOf(await until(log, isWhole));
}

describe("the rows of a whole log", () => {
  it.each([
    ["", []],
    ["one", ["one"]],
    ["one\n", ["one"]],
    ["one\n\n", ["one", ""]],
    ["\n", [""]],
    ["ü€😀\nb", ["ü€😀", "b"]],
  ])("%j", async (text, rows) => expect(await rowsOfWhole(text)).toEqual(rows));

  it("are the text's lines, in segments that follow one another", async () => {
    const rows = Array.from({ length: 350_000 }, (_, row) => `row ${row}`);
    const log = new StreamedLog(new Blob([rows.join("\n")]));
    log.open();
    const state = await until(log, isWhole);
    expect(state.segments.length).toBeGreaterThan(1);
    expect(state.segments.map(({ startRow }) => startRow).slice(1)).toEqual(state.segments.map(endRow).slice(0, -1));
    expect(rowsOf(state)).toEqual(rows);
  });

  it("are found in a text that is not ASCII, however it is cut", async () => {
    const text = `${"😀".repeat(400_000)}\n${"é".repeat(300_000)}`;
    expect(await rowsOfWhole(text)).toEqual(text.split("\n"));
  });

  it("have replacement characters for bytes that are not UTF-8", async () => {
    expect(await rowsOfWhole(new Uint8Array([0xff, 0x0a, 0xc3]))).toEqual(["\ufffd", "\ufffd"]);
  });
});

describe("a log that arrives in a stream", () => {
  it("has the rows of its bytes, wherever they are cut", async () => {
    const anyRow = fc.string({ unit: "grapheme" }).map((text) => text.replaceAll("\n", ""));
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow), fc.boolean(), fc.integer({ min: 1, max: 9 }), async (rows, isEnded, size) => {
        const bytes = encoder.encode(rows.join("\n") + (isEnded ? "\n" : ""));
        const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
          bytes.subarray(at * size, (at + 1) * size),
        );
        const text = new TextDecoder().decode(bytes);
        const expected = text === "" ? [] : text.replace(/\n$/, "").split("\n");
        const state = await until(opened(pieces), isWhole);
        expect(rowsOf(state)).toEqual(expected);
        expect(state.rowCount).toBe(expected.length);
      }),
    );
  });

  it("shows rows before the rest has arrived", async () => {
    let more: ReadableStreamDefaultController<Uint8Array>;
    const log = new StreamedLog({
      stream: () =>
        Promise.resolve(
          new ReadableStream<Uint8Array>({
            start(controller) {
              more = controller;
              controller.enqueue(encoder.encode("one\ntwo\nthr"));
            },
          }),
        ),
    });
    log.open();
    const first = await until(log, ({ phase }) => phase === "open");
    expect(rowsOf(first)).toEqual(["one", "two"]);
    expect(isWhole(first)).toBe(false);
    const all = log.loaded({ from: 0, to: Infinity });
    more!.enqueue(encoder.encode("ee"));
    more!.close();
    await all;
    expect(rowsOf(log.state)).toEqual(["one", "two", "three"]);
  });

  it("keeps its rows when the stream breaks off, and takes only the rest after Retry", async () => {
    const pieces = ["one\ntw", "o\nthr", "ee\nfour"].map((text) => encoder.encode(text));
    let attempts = 0;
    const log = new StreamedLog({ stream: () => piecesOf(pieces, (attempts += 1) === 1 ? 2 : Infinity).stream() });
    log.open();
    const broken = await until(log, ({ failure }) => failure !== undefined);
    expect(rowsOf(broken)).toEqual(["one", "two"]);
    log.retry();
    const state = await until(log, isWhole);
    expect(rowsOf(state)).toEqual(["one", "two", "three", "four"]);
    expect(state.failure).toBeUndefined();
  });

  it("has failed although the stream broke off without a reason", async () => {
    const log = new StreamedLog({ stream: () => new ReadableStream({ start: (controller) => controller.error() }) });
    const changed = new Promise((resolve) => log.subscribe(() => log.state.isArriving && resolve(undefined)));
    log.open();
    await changed;
    await Promise.resolve();
    expect(log.state.failure).toBeInstanceOf(Error);
  });

  it("is opening until something arrives, and fails as a whole without it", async () => {
    const state = await until(opened([], 0), ({ failure }) => failure !== undefined);
    expect(state.phase).toBe("opening");
    expect(await until(opened([]), isWhole)).toMatchObject({ phase: "open", rowCount: 0 });
  });

  it.each([
    ["before anything has arrived", ""],
    ["while more is on its way", "one\ntw"],
  ])("cancels the stream when it is closed %s", async (_, arrived) => {
    const canceled = new Promise<void>((resolve) => {
      const log = new StreamedLog({
        stream: () =>
          new ReadableStream<Uint8Array>({
            start: (controller) => arrived !== "" && controller.enqueue(encoder.encode(arrived)),
            cancel: () => resolve(),
          }),
      });
      log.open();
      if (arrived === "") log.close();
      else void until(log, ({ phase }) => phase === "open").then(() => log.close());
    });
    await canceled;
  });
});
