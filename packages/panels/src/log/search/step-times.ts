import type { Step } from "./steps";

/** When a step ran, as shares of the total time of all steps, from 0 to 1. */
export interface StepTime {
  readonly from: number;
  readonly share: number;
}

const unitSeconds: Readonly<Record<string, number>> = { ms: 0.001, s: 1, min: 60, h: 3600 };

/** The seconds of a duration as logs write it, such as `2.1 s`, `3 min 7 s` or `1:16`. Undefined for any other text. */
export function secondsOf(duration: string): number | undefined {
  const clock = /^(?:(\d+):)?(\d+):(\d{2}(?:\.\d+)?)$/.exec(duration);
  if (clock) return Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3]);
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)\s*(ms|s|min|h)\b/g)];
  if (parts.length === 0) return undefined;
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * (unitSeconds[unit!] ?? 0), 0);
}

/** When each step ran, by its first row. Steps run one after the other. Empty without durations. */
export function stepTimes(steps: readonly Step[]): ReadonlyMap<number, StepTime> {
  const seconds = steps.map(({ duration }) => (duration === undefined ? undefined : secondsOf(duration)));
  const total = seconds.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const times = new Map<number, StepTime>();
  let from = 0;
  steps.forEach(({ startRow }, index) => {
    const value = seconds[index];
    if (value === undefined || total === 0) return;
    times.set(startRow, { from: from / total, share: value / total });
    from += value;
  });
  return times;
}
