import { mkdirSync, mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { withInstallLock } from "./install-lock.mjs";

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "toolchain-lock-"))));
afterEach(() => rmSync(folder, { recursive: true }));

it("two builds at once install one after the other", async () => {
  const seen = [];
  const install = (name) =>
    withInstallLock(folder, async () => {
      seen.push(`${name} starts`);
      await new Promise(setImmediate);
      seen.push(`${name} ends`);
    });
  await Promise.all([install("first"), install("second")]);
  expect(seen.map((line) => line.split(" ")[1])).toEqual(["starts", "ends", "starts", "ends"]);
});

it("a lock left by a killed process is taken over", async () => {
  const lock = join(folder, "install.lock");
  mkdirSync(lock);
  const longAgo = new Date(0);
  utimesSync(lock, longAgo, longAgo);
  expect(await withInstallLock(folder, async () => "installed")).toBe("installed");
});

it("a failed install gives the lock back", async () => {
  const failing = withInstallLock(folder, () => Promise.reject(new Error("no network")));
  await expect(failing).rejects.toThrow("no network");
  expect(await withInstallLock(folder, async () => "installed")).toBe("installed");
});
