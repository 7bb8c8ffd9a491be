import { PortalError } from "@gatehouse/contract";
import { LogOnServer, numberedLog } from "@gatehouse/story-kit/samples/log-samples";
import { afterEach, describe, expect, it, vi } from "vitest";
import { logChanged, openedLog, textOfRow } from "../../testing/opened-log";
import { turn } from "../../viewers/in-slices";
import type { LogWindow } from "./log-source";
import { hasLastRowsOnly, isWhole } from "./log-store";
import { ReadLog } from "./read-log";

afterEach(() => void vi.useRealTimers());

describe("a log that is read in windows", () => {
  it("opens on its last 100 rows and reads nothing else", async () => {
    const server = new LogOnServer(numberedLog(5_000));
    const log = await openedLog(server);
    expect(server.windows).toEqual([{ rowsCount: 100 }]);
    expect(log.state.rowCount).toBe(5_000);
    expect(textOfRow(log, 4_999)).toContain("iteration 4999:");
    expect(textOfRow(log, 4_899)).toBeUndefined();
  });

  it("has failed although the read rejected without a reason", async () => {
    const log = new ReadLog(() => Promise.reject());
    log.open();
    await turn();
    expect(log.state.failure).toBeInstanceOf(Error);
  });

  it("has no rows where the server sends null", async () => {
    const log = await openedLog({ read: () => Promise.resolve({ text: null as unknown as string }) });
    expect(log.state).toMatchObject({ phase: "open", rowCount: 0 });
    const server = new LogOnServer(numberedLog(500));
    const read = async (window: LogWindow) =>
      window.startRow === undefined
        ? server.read(window)
        : { ...(await server.read(window)), text: null as unknown as string };
    const cut = await openedLog({ read });
    await cut.loaded({ from: 0, to: 40 });
    expect(cut.state).toMatchObject({ firstRow: 400, rowCount: 500 });
  });

  it("has failed where the server sends no text", async () => {
    const log = await openedLog({ read: () => Promise.resolve(["a", "b"] as never) });
    expect(log.state).toMatchObject({ phase: "opening", failure: expect.any(TypeError) as TypeError });
  });

  it("reads what is looked at, with some rows around it", async () => {
    const server = new LogOnServer(numberedLog(5_000));
    const log = await openedLog(server);
    await log.loaded({ from: 1_000, to: 1_040 });
    expect(server.windows.slice(1)).toEqual([{ startRow: 520, rowsCount: 1_000 }]);
    expect(textOfRow(log, 1_039)).toContain("iteration 1039:");
  });

  it("reads all of it in windows of 10,000 rows, from the end", async () => {
    const server = new LogOnServer(numberedLog(25_100));
    const log = await openedLog(server);
    log.wantAll(true);
    await logChanged(log, () => isWhole(log.state));
    expect(server.windows.slice(1)).toEqual([
      { startRow: 15_000, rowsCount: 10_000 },
      { startRow: 5_000, rowsCount: 10_000 },
      { startRow: 0, rowsCount: 5_000 },
    ]);
  });

  it("stops reading back when nobody wants it, but reads what somebody waits for", async () => {
    const server = new LogOnServer(numberedLog(50_000));
    const log = await openedLog(server);
    log.wantAll(true);
    log.wantAll(false);
    log.want({ from: 30_000, to: 30_040 });
    await log.loaded({ from: 0, to: 10 });
    expect(textOfRow(log, 9)).toContain("iteration 9:");
    expect(isWhole(log.state)).toBe(false);
    expect(server.windows.slice(1)).toEqual([
      { startRow: 39_900, rowsCount: 10_000 },
      { startRow: 29_520, rowsCount: 1_000 },
      { startRow: 0, rowsCount: 1_000 },
    ]);
  });

  it("takes what was added, and the rest of the last row", async () => {
    const server = new LogOnServer("a\nb");
    const log = await openedLog(server);
    server.add("c", "d");
    log.poll();
    await logChanged(log, () => log.state.rowCount === 4);
    expect(textOfRow(log, 3)).toBe("d");
    expect(server.windows.at(-1)).toEqual({ startRow: 1, rowsCount: 1_000 });
  });

  it("takes more than one window of new rows", async () => {
    const server = new LogOnServer("a");
    const log = await openedLog(server);
    server.add(...numberedLog(25_000).split("\n"));
    log.poll();
    await logChanged(log, () => log.state.rowCount === 25_001);
    expect(isWhole(log.state)).toBe(true);
  });

  it("that begins again loses the rows read before", async () => {
    let server = new LogOnServer(numberedLog(5_000));
    const log = await openedLog({ read: (window: LogWindow) => server.read(window) });
    await log.loaded({ from: 0, to: 40 });
    server = new LogOnServer("a\nb");
    log.poll();
    await logChanged(log, () => log.state.rowCount === 2);
    expect([0, 1, 2, 4_999].map((row) => textOfRow(log, row))).toEqual(["a", "b", undefined, undefined]);
    expect(isWhole(log.state)).toBe(true);
    server.add("c");
    log.poll();
    await logChanged(log, () => log.state.rowCount === 3);
    expect(textOfRow(log, 2)).toBe("c");
  });

  it("keeps its rows if another server is behind", async () => {
    let server = new LogOnServer("a\nb\nccc\nd");
    const log = await openedLog({ read: (window: LogWindow) => server.read(window) });
    const opened = log.state;
    server = new LogOnServer("a\nb\nc");
    log.poll();
    await logChanged(log, () => log.state !== opened);
    expect([0, 1, 2, 3].map((row) => textOfRow(log, row))).toEqual(["a", "b", "ccc", "d"]);
  });

  it("that the server throttles is polled again only after its Retry-After", async () => {
    const server = new LogOnServer("a");
    let throttled: PortalError | undefined;
    let reads = 0;
    const log = new ReadLog((window) => {
      reads += 1;
      return throttled === undefined ? server.read(window) : Promise.reject(throttled);
    });
    log.open();
    await logChanged(log, () => log.state.phase === "open");
    throttled = new PortalError("throttled", { retryAfterMs: 17_000 });
    log.poll();
    await logChanged(log, () => log.state.failure === throttled);
    vi.useFakeTimers({ toFake: ["Date"], now: throttled.at + 16_999 });
    log.poll();
    expect(reads).toBe(2);
    throttled = undefined;
    server.add("b");
    vi.setSystemTime(Date.now() + 1);
    log.poll();
    await logChanged(log, () => log.state.rowCount === 2);
    expect(log.state.failure).toBeUndefined();
  });

  it("keeps what was read when reading fails, and goes on after Retry", async () => {
    const server = new LogOnServer(numberedLog(500));
    const log = await openedLog(server);
    server.isFailing = true;
    log.want({ from: 0, to: 50 });
    await logChanged(log, () => log.state.failure !== undefined);
    expect(textOfRow(log, 499)).toContain("iteration 499:");
    server.isFailing = false;
    log.retry();
    await logChanged(log, () => textOfRow(log, 0) !== undefined);
    expect(log.state.failure).toBeUndefined();
  });

  it("shows only the last rows of a server that does not know startRow", async () => {
    const server = new LogOnServer(numberedLog(500));
    server.knowsStartRow = false;
    const log = await openedLog(server);
    log.wantAll(true);
    await logChanged(log, () => log.state.firstRow > 0);
    expect(log.state.firstRow).toBe(400);
    expect(isWhole(log.state)).toBe(true);
    expect(server.windows).toHaveLength(2);
  });

  it("asks a server that does not know startRow for a few rows at each poll", async () => {
    const server = new LogOnServer(numberedLog(30_000));
    server.knowsStartRow = false;
    const log = await openedLog(server);
    for (const rowCount of [30_010, 30_020]) {
      server.add(...numberedLog(10).split("\n"));
      log.poll();
      await logChanged(log, () => log.state.rowCount === rowCount);
    }
    expect(server.windows.slice(1).map(({ rowsCount }) => rowsCount)).toEqual([1_000, 1_000]);
    expect(textOfRow(log, 30_019)).toContain("iteration 9:");
  });

  it.each([
    ["100 rows", 800, 100, 2],
    ["as many rows as requested", 30_000, 10_000, 3],
  ])(
    "shows only the last rows of a running log on a server that returns its last %s",
    async (_, rowCount, most, calls) => {
      let all = numberedLog(500).split("\n");
      const server = {
        count: 0,
        read: async ({ rowsCount }: LogWindow) => {
          server.count += 1;
          if (server.count > 20) throw new Error("Endless requests");
          const rows = all.slice(-Math.min(rowsCount, most));
          return { text: rows.join("\n"), startRow: all.length - rows.length };
        },
      };
      const log = await openedLog(server);
      all = numberedLog(rowCount).split("\n");
      log.poll();
      await logChanged(log, () => log.state.rowCount === rowCount);
      log.wantAll(true);
      await log.loaded({ from: 0, to: rowCount });
      expect(isWhole(log.state)).toBe(true);
      expect(log.state.firstRow).toBe(rowCount - most);
      expect(textOfRow(log, rowCount - most)).toContain(`iteration ${rowCount - most}:`);
      expect(server.count).toBe(calls);
    },
  );

  it("says at the first poll that a server which ignores startRow returns only the last rows", async () => {
    const server = new LogOnServer(numberedLog(500));
    server.knowsStartRow = false;
    const log = await openedLog(server);
    expect(hasLastRowsOnly(log.state)).toBe(false);
    log.poll();
    await logChanged(log, () => hasLastRowsOnly(log.state));
    expect(log.state).toMatchObject({ firstRow: 400, rowCount: 500 });
    expect(server.windows).toHaveLength(2);
  });

  it("a log without rows is empty", async () => {
    const log = await openedLog(new LogOnServer(""));
    expect(log.state).toMatchObject({ phase: "open", rowCount: 0 });
  });
});
