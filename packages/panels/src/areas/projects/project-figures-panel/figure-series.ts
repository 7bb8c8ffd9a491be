import { buildState } from "@gatehouse/contract/builds";
import { type Commit, type ResourceName, resourceNames } from "@gatehouse/contract/projects";

/** A line of the chart. The clock has a scale of its own. */
export type Channel = ResourceName | "clock";

/** The chart's data for a list of commits, the oldest first. */
export interface FigureSeries {
  readonly commits: readonly Commit[];
  /** The channels for which at least one commit has a figure. */
  readonly channels: readonly Channel[];
  /** One figure per commit. A commit without one repeats the previous figure. Null before the first known figure. */
  readonly valuesOf: (channel: Channel) => readonly (number | null)[];
}

const allChannels: readonly Channel[] = [...resourceNames, "clock"];

/** @param newestFirst - as the server lists them */
export function figureSeries(newestFirst: readonly Commit[]): FigureSeries {
  const commits = [...newestFirst].sort(
    (one, other) => one.progressive_version_number - other.progressive_version_number,
  );
  const held = new Map(
    allChannels.map((channel) => [channel, holdLast(commits.map((commit) => commit[channel] ?? null))]),
  );
  const valuesOf = (channel: Channel) => held.get(channel) ?? [];
  const channels = allChannels.filter((channel) => valuesOf(channel).some((value) => value !== null));
  return { commits, channels, valuesOf };
}

function holdLast(values: readonly (number | null)[]): (number | null)[] {
  let last: number | null = null;
  return values.map((value) => (last = value ?? last));
}

/** Whether a commit's last build failed, so that its figures are those of an older one. */
export function hasFailed({ last_build: build }: Pick<Commit, "last_build">): boolean {
  return build != null && buildState(build) === "failed";
}

/** The scale of a plot. */
export interface Scale {
  readonly low: number;
  readonly high: number;
}

/** From 0 to the whole board, or higher if a figure exceeds it. */
export function percentScale(values: readonly (number | null)[]): Scale {
  return { low: 0, high: Math.max(110, ...values.map((value) => (value ?? 0) * 1.05)) };
}

/** The range of the values, with some room on both sides. */
export function clockScale(values: readonly (number | null)[]): Scale {
  const known = values.filter((value) => value !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const room = Math.max((most - least) * 0.15, most * 0.05, 1);
  return { low: Math.max(0, Math.floor(least - room)), high: Math.ceil(most + room) };
}

/** The height of a value, in percent of the plot. */
export function heightOf(value: number, { low, high }: Scale): number {
  return ((value - low) / (high - low)) * 100;
}

/** The SVG path of a channel in a plot of 100 by 100. Commits are equally wide, and a figure holds for that width. */
export function stepPath(values: readonly (number | null)[], scale: Scale): string {
  const round = (value: number) => Math.round(value * 100) / 100;
  const parts: string[] = [];
  values.forEach((value, at) => {
    if (value === null) return;
    const y = round(100 - heightOf(value, scale));
    parts.push(parts.length === 0 ? `M${round((at / values.length) * 100)} ${y}` : `V${y}`);
    parts.push(`H${round(((at + 1) / values.length) * 100)}`);
  });
  return parts.join("");
}

/** Moves the labels apart so that none covers another. Heights are in percent of the plot, the highest first. */
export function spreadLabels<Label extends { readonly height: number }>(
  labels: readonly Label[],
  gap: number,
): readonly Label[] {
  const sorted = [...labels].sort((one, other) => other.height - one.height);
  let above = Number.POSITIVE_INFINITY;
  const down = sorted.map((label) => {
    above = Math.min(label.height, above - gap);
    return { ...label, height: above };
  });
  // Labels pushed below the plot move up again and lift those above them.
  let below = Number.NEGATIVE_INFINITY;
  return down
    .reverse()
    .map((label) => {
      below = Math.max(label.height, below + gap, 0);
      return { ...label, height: below };
    })
    .reverse();
}
