import { LogOnServer, numberedLog } from "@gatehouse/story-kit/samples/log-samples";
import { expect, it } from "vitest";
import { openedLog } from "../../testing/opened-log";
import { rowsText } from "./rows-text";

it("copies what can be read of lines that begin before the readable ones", async () => {
  const server = new LogOnServer(numberedLog(500));
  server.knowsStartRow = false;
  const log = await openedLog(server);
  const lines = (await rowsText(log, { from: 120, to: 402 })).split("\n");
  expect(lines).toEqual([expect.stringContaining("iteration 400:"), expect.stringContaining("iteration 401:")]);
});
