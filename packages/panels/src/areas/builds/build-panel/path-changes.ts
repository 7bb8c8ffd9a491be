import type { TimingPath } from "@gatehouse/contract/builds";

/** By how many nanoseconds a path became slower, or `new` if it was not among the slowest before. */
export type PathChange = number | "new";

/** Compares paths with those of an earlier build. A path is the same if it has the same ends; of several, the slowest counts. */
export function pathChanges(before: readonly TimingPath[]): (path: TimingPath) => PathChange {
  const delays = new Map<string, number>();
  for (const path of before) delays.set(endsOf(path), Math.max(path.delay_ns, delays.get(endsOf(path)) ?? 0));
  return (path) => {
    const delay = delays.get(endsOf(path));
    return delay === undefined ? "new" : Math.round((path.delay_ns - delay) * 1_000) / 1_000;
  };
}

const endsOf = ({ from, to }: TimingPath) => JSON.stringify([from, to]);
