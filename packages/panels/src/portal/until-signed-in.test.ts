import { describe, expect, it } from "vitest";
import { sharedSession } from "./session";
import { createSharedStore } from "./shared-state";
import { untilSignedIn } from "./until-signed-in";

describe("a read at intervals", () => {
  it.each(["unknown", "active"] as const)("goes on while the session is %s", async (session) => {
    const store = createSharedStore();
    store.set(sharedSession, session);
    await untilSignedIn(store);
  });

  it("waits until somebody signs in again", async () => {
    const store = createSharedStore();
    store.set(sharedSession, "ended");
    let isOver = false;
    const waiting = untilSignedIn(store).then(() => {
      isOver = true;
    });
    store.set(sharedSession, "absent");
    await Promise.resolve();
    expect(isOver).toBe(false);
    store.set(sharedSession, "active");
    await waiting;
  });
});
