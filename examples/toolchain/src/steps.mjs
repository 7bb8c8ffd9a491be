import { nowMs } from "./clock.mjs";
import { bold, endProgress, red, writeLine } from "./log.mjs";

const inSeconds = (durationMs) => `${(durationMs / 1000).toFixed(1)} s`;

/**
 * The steps of one run. `step(name, work)` prints the lines `==> NAME` and `<== NAME (DURATION)`, or `<== NAME failed
 * (DURATION)`, around the work. `finished` lists `{ name, duration_ms }` in order.
 *
 * A step fails if its work throws. It also fails if the work resolves to an object with a `failure`. Later steps can
 * then still use the rest of the result.
 */
export function createSteps() {
  const finished = [];

  async function step(name, work) {
    const started = nowMs();
    const end = (hasFailed) => {
      const durationMs = Math.round(nowMs() - started);
      endProgress();
      finished.push({ name, duration_ms: durationMs });
      writeLine((hasFailed ? red : bold)(`<== ${name}${hasFailed ? " failed" : ""} (${inSeconds(durationMs)})`));
    };
    writeLine(bold(`==> ${name}`));
    try {
      const result = await work();
      end(result?.failure !== undefined);
      return result;
    } catch (error) {
      end(true);
      throw error;
    }
  }

  return { step, finished };
}
