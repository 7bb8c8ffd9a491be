import { readFileSync } from "node:fs";

/**
 * For how long a process has been ready to run and had no core, in milliseconds. 0 where the system doesn't say.
 *
 * @param pid - Of a process, or "self".
 */
export function waitedMs(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[1]) / 1e6;
  } catch {
    return 0;
  }
}

// A recording must not count other work on the machine as the design's. Everybody else wants the time on the wall.
const isRecorded = process.env.TOOLCHAIN_IS_RECORDED === "1";

/** Milliseconds since some moment, to measure how long something takes. */
export const nowMs = () => performance.now() - (isRecorded ? waitedMs("self") : 0);
