import { readFileSync } from "node:fs";

/**
 * The milliseconds for which a process was ready to run but had no processor core. 0 if the system doesn't report it.
 *
 * @param pid - a process id, or "self".
 */
export function waitedMs(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[1]) / 1e6;
  } catch {
    return 0;
  }
}

// A recording must not include delays caused by other work on the machine. All other runs use wall-clock time.
const isRecorded = process.env.TOOLCHAIN_IS_RECORDED === "1";

/** Milliseconds since some moment, to measure how long something takes. */
export const nowMs = () => performance.now() - (isRecorded ? waitedMs("self") : 0);
