import type { TimingPath } from "@gatehouse/contract/builds";

/** How many nanoseconds slower a path became, or `new` if the earlier build didn't list it. */
export type PathChange = number | "new";

/**
 * Compares paths with those of an earlier build. Paths match if both ends match. Among several matches, the slowest
 * counts.
 */
export function pathChanges(before: readonly TimingPath[]): (path: TimingPath) => PathChange {
  const delays = new Map<string, number>();
  for (const path of before) delays.set(endsOf(path), Math.max(path.delay_ns, delays.get(endsOf(path)) ?? 0));
  return (path) => {
    const delay = delays.get(endsOf(path));
    return delay === undefined ? "new" : Math.round((path.delay_ns - delay) * 1_000) / 1_000;
  };
}

const endsOf = ({ from, to }: TimingPath) => JSON.stringify([from, to]);
