import { PortalError } from "@gatehouse/contract";
import { teams } from "@gatehouse/contract/teams";
import { expect, it } from "vitest";
import { batchOf } from "./batch-of";
import type { Send } from "./use-action";

const inputs = Array.from({ length: 10 }, (_, index) => ({
  teamGuid: "team",
  body: { license_guid: `license-${index}` },
}));
const ended = new PortalError("unauthenticated");

/**
 * Sends all writes, each of which settles in the next turn. @returns how many were sent, and how many at the same time.
 */
async function sendAll(respond: (nth: number) => void) {
  const counts = { sent: 0, running: 0, most: 0 };
  const send = (async () => {
    counts.sent += 1;
    counts.running += 1;
    counts.most = Math.max(counts.most, counts.running);
    const nth = counts.sent;
    await new Promise((resolve) => setImmediate(resolve));
    counts.running -= 1;
    respond(nth);
  }) as unknown as Send;
  const failure = await batchOf(teams.addLicense, {})(send, inputs).then(
    () => undefined,
    (error: unknown) => error,
  );
  return { ...counts, failure };
}

it("many writes leave a few at a time, so that none waits for a connection while its time runs", async () => {
  expect(await sendAll(() => undefined)).toMatchObject({ sent: 10, most: 4, failure: undefined });
});

it("a failure holds none of the others up, and is reported", async () => {
  const failed = new PortalError("server");
  const respond = (nth: number) => {
    if (nth === 2) throw failed;
  };
  expect(await sendAll(respond)).toMatchObject({ sent: 10, failure: failed });
});

it("what is left isn't sent after the end of the session", async () => {
  const respond = (nth: number) => {
    if (nth === 1) throw ended;
  };
  const { sent, failure } = await sendAll(respond);
  expect([sent < 10, failure]).toEqual([true, ended]);
});
