import { LogOnServer } from "@gatehouse/story-kit/samples/log-samples";
import { afterEach, expect, it, vi } from "vitest";
import { turn } from "../../viewers/in-slices";
import { ReadLog } from "../store/read-log";
import { readRest } from "./read-rest";

const pollMs = 3_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A log that was read to its end when its build ended. */
async function endedLog() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  vi.stubGlobal("document", { hidden: false });
  const server = new LogOnServer("a\nb");
  const log = new ReadLog(server.read);
  log.open();
  await turn();
  server.windows.length = 0;
  const stop = readRest(log, pollMs);
  const pass = async (polls: number) => {
    for (let at = 0; at < polls; at += 1) {
      vi.advanceTimersByTime(pollMs);
      await turn();
    }
  };
  return { server, log, stop, pass };
}

it("reads lines that a server writes after the end, and stops when no more come", async () => {
  const { server, log, pass } = await endedLog();
  server.add("late");
  await pass(1);
  expect(log.state.rowCount).toBe(3);
  server.add("later");
  await pass(1);
  expect(log.state.rowCount).toBe(4);
  await pass(10);
  expect(server.windows).toHaveLength(3);
});

it("reads once more if nothing comes, and also if that fails", async () => {
  const quiet = await endedLog();
  await quiet.pass(10);
  expect(quiet.server.windows).toHaveLength(1);
  const failing = await endedLog();
  failing.server.isFailing = true;
  await failing.pass(10);
  expect(failing.server.windows).toHaveLength(1);
});

it("waits while the page is hidden, and stops when it is told to", async () => {
  const { server, stop, pass } = await endedLog();
  vi.stubGlobal("document", { hidden: true });
  await pass(5);
  expect(server.windows).toEqual([]);
  vi.stubGlobal("document", { hidden: false });
  stop();
  await pass(5);
  expect(server.windows).toEqual([]);
});
