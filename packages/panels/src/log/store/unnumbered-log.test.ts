import { LogOnServer, numberedLog } from "@gatehouse/story-kit/samples/log-samples";
import { describe, expect, it } from "vitest";
import { logChanged, openedLog, textOfRow } from "../../testing/opened-log";
import type { LogWindow } from "./log-source";
import { hasLastRowsOnly, isWhole } from "./log-store";

describe("a server that does not say which rows it sends", () => {
  /** A server that sends the last rows of a log, but no more than `most`. */
  const serverOf = (rowCount: number, most: number) => {
    const server = {
      rows: numberedLog(rowCount).split("\n"),
      windows: [] as LogWindow[],
      read: async (window: LogWindow) => {
        server.windows.push(window);
        return { text: server.rows.slice(-Math.min(window.rowsCount, most)).join("\n") };
      },
    };
    return server;
  };

  it("has sent the last rows of a log if there are as many as requested", async () => {
    const server = serverOf(5_000, 100);
    const log = await openedLog(server);
    expect(log.state).toMatchObject({ isUnnumbered: true, rowCount: 100 });
    expect(hasLastRowsOnly(log.state)).toBe(true);
    expect(isWhole(log.state)).toBe(true);
    expect(textOfRow(log, 99)).toContain("iteration 4999:");
    expect(server.windows).toEqual([{ rowsCount: 100 }]);
  });

  it.each([
    ["fewer", 99],
    ["more", 150],
  ])("has sent the whole log if there are %s", async (_, rowCount) => {
    const { rows } = serverOf(rowCount, rowCount);
    const log = await openedLog({ read: async () => ({ text: rows.join("\n") }) });
    expect(log.state).toMatchObject({ isUnnumbered: false, rowCount });
    expect(hasLastRowsOnly(log.state)).toBe(false);
  });

  it("has sent the whole log until it has grown to as many rows as are requested", async () => {
    const server = serverOf(60, 100);
    const log = await openedLog(server);
    server.rows = numberedLog(90).split("\n");
    log.poll();
    await logChanged(log, () => log.state.rowCount === 90);
    expect(log.state.isUnnumbered).toBe(false);
    server.rows = numberedLog(130).split("\n");
    log.poll();
    await logChanged(log, () => log.state.isUnnumbered === true);
    expect(textOfRow(log, 0)).toContain("iteration 0:");
    expect(textOfRow(log, 129)).toContain("iteration 129:");
  });

  it("adds the rows of a running log to those before, which stay where they are", async () => {
    const server = serverOf(5_000, 100);
    const log = await openedLog(server);
    server.rows = numberedLog(5_020).split("\n");
    log.poll();
    await logChanged(log, () => log.state.rowCount === 120);
    expect(log.state).toMatchObject({ isUnnumbered: true, firstRow: 0 });
    expect(textOfRow(log, 0)).toContain("iteration 4900:");
    expect(textOfRow(log, 119)).toContain("iteration 5019:");
    expect(server.windows).toEqual([{ rowsCount: 100 }, { rowsCount: 100 }]);
  });

  it("replaces a last row that has grown since it was read", async () => {
    const server = serverOf(5_000, 100);
    const log = await openedLog(server);
    server.rows = [...server.rows.slice(0, -1), `${server.rows.at(-1)}, the rest`, "one more"];
    log.poll();
    await logChanged(log, () => log.state.rowCount === 101);
    expect(textOfRow(log, 99)).toMatch(/iteration 4999:.*, the rest$/);
    expect(textOfRow(log, 100)).toBe("one more");
  });

  it("reads more rows when more than those of one request were added", async () => {
    const server = serverOf(5_000, 10_000);
    const log = await openedLog(server);
    server.rows = numberedLog(5_400).split("\n");
    log.poll();
    await logChanged(log, () => log.state.rowCount === 500);
    expect(textOfRow(log, 250)).toContain("iteration 5150:");
    expect(server.windows.slice(1)).toEqual([{ rowsCount: 100 }, { rowsCount: 10_000 }]);
  });

  it("marks where rows are missing that the server no longer sends", async () => {
    const server = serverOf(5_000, 100);
    const log = await openedLog(server);
    server.rows = numberedLog(5_400).split("\n");
    log.poll();
    await logChanged(log, () => log.state.rowCount === 201);
    expect(textOfRow(log, 99)).toContain("iteration 4999:");
    expect(textOfRow(log, 100)).toBe("⋯");
    expect(textOfRow(log, 101)).toContain("iteration 5300:");
  });

  it("ends the reading of the rows before the last ones", async () => {
    const server = new LogOnServer(numberedLog(500));
    const log = await openedLog({
      read: async (window: LogWindow) => {
        const { text, startRow } = await server.read(window);
        return window.startRow === undefined ? { text, startRow } : { text };
      },
    });
    log.wantAll(true);
    await logChanged(log, () => isWhole(log.state));
    expect(log.state).toMatchObject({ firstRow: 400, rowCount: 500 });
  });
});
