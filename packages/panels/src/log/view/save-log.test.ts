import { LogOnServer, numberedLog } from "@gatehouse/story-kit/samples/log-samples";
import { expect, it } from "vitest";
import { logChanged, openedLog } from "../../testing/opened-log";
import { isWhole } from "../store/log-store";
import { savedPieces } from "./save-log";

it.each([
  ["ends with an empty row", `${numberedLog(19)}\n\n${numberedLog(100)}`],
  ["begins with an empty row", `${numberedLog(20)}\n\n${numberedLog(99)}`],
  ["has no empty row", numberedLog(250)],
])("saves a log as it was written if a part that was read %s", async (_, text) => {
  const log = await openedLog(new LogOnServer(text));
  log.wantAll(true);
  await logChanged(log, () => isWhole(log.state));
  expect(log.state.segments.length).toBeGreaterThan(1);
  expect(await new Blob(savedPieces(log.state.segments)).text()).toBe(text);
});
