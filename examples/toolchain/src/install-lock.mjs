import { mkdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const refreshMs = 1_000;
const staleMs = 10_000;

async function isStale(lock) {
  try {
    return Date.now() - (await stat(lock)).mtimeMs > staleMs;
  } catch {
    return false;
  }
}

async function acquire(lock) {
  for (;;) {
    try {
      return await mkdir(lock);
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    if (await isStale(lock)) await rm(lock, { recursive: true, force: true });
    else await wait(refreshMs / 4);
  }
}

/**
 * Runs `work` while no other process does. The holder renews the lock every second. If a process was killed, others
 * take over its lock after 10 seconds, even from another container on the same disk.
 */
export async function withInstallLock(folder, work) {
  await mkdir(folder, { recursive: true });
  const lock = join(folder, "install.lock");
  await acquire(lock);
  const renewal = setInterval(() => {
    const now = new Date();
    utimes(lock, now, now).catch(() => {});
  }, refreshMs);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await rm(lock, { recursive: true, force: true });
  }
}
