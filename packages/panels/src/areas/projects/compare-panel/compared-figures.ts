import { type BuildStats, utilizationTone } from "@gatehouse/contract/builds";
import { type Commit, type ResourceName, resourceNames } from "@gatehouse/contract/projects";

/** A figure of two builds, side by side. A side that lacks it is null. */
export interface ComparedFigure {
  /** The server's name for the figure. */
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
  /** How many the board has. Null if unknown. */
  readonly available: number | null;
}

/** The data of one side of a comparison. */
export interface SideFigures {
  readonly commit: Pick<Commit, ResourceName | "clock" | "timing_issue_lut" | "timing_issue_net">;
  /** The figures of the compared build. Undefined if the commit has no build. */
  readonly stats: BuildStats | undefined;
  /** Whether the build was chosen by its number. Then don't use the commit's figures, which may be another build's. */
  readonly isOneBuild: boolean;
}

/** The fallback for missing stats. */
const commitFigures = ({ commit, isOneBuild }: SideFigures): SideFigures["commit"] => (isOneBuild ? {} : commit);

/** The resources of two sides: as counts, or in percent of the board if a commit only has percentages. */
export interface ComparedResources {
  readonly unit: "count" | "percent";
  readonly rows: readonly ComparedFigure[];
}

export function comparedResources(before: SideFigures, after: SideFigures): ComparedResources {
  const [counted, countedAfter] = [resourcesOf(before), resourcesOf(after)];
  if (![before, after].some(hasOnlyPercents)) {
    const rows = inOrder([...counted.keys(), ...countedAfter.keys()]).map((name) => ({
      name,
      before: counted.get(name)?.used ?? null,
      after: countedAfter.get(name)?.used ?? null,
      available: countedAfter.get(name)?.available ?? counted.get(name)?.available ?? null,
    }));
    return { unit: "count", rows };
  }
  const rows = resourceNames.map((name) => ({
    name,
    before: percentOf(before, name),
    after: percentOf(after, name),
    available: null,
  }));
  return { unit: "percent", rows: rows.filter(hasSome) };
}

const hasOnlyPercents = (side: SideFigures) =>
  resourcesOf(side).size === 0 && resourceNames.some((name) => commitFigures(side)[name] != null);

function percentOf(side: SideFigures, name: ResourceName): number | null {
  const counted = resourcesOf(side).get(name);
  if (counted === undefined) return commitFigures(side)[name] ?? null;
  return fullness(counted.used, counted.available, "count") ?? null;
}

const resourcesOf = ({ stats }: SideFigures) =>
  new Map((stats?.resources ?? []).map((resource) => [resource.name, resource]));

const hasSome = ({ before, after }: ComparedFigure) => before !== null || after !== null;

/** Known resources first, in their usual order. */
function inOrder(names: readonly string[]): string[] {
  const known: readonly string[] = resourceNames;
  return [...new Set(names)].sort((one, other) => rank(known, one) - rank(known, other));
}

const rank = (known: readonly string[], name: string) => (known.includes(name) ? known.indexOf(name) : known.length);

/** The clock, named `clock`, then the paths that miss it, grouped by the kind of their delay. */
export function comparedTiming(before: SideFigures, after: SideFigures): readonly ComparedFigure[] {
  const [issues, issuesAfter] = [issuesOf(before), issuesOf(after)];
  const clock = { name: "clock", before: clockOf(before), after: clockOf(after), available: null };
  const rows = [...new Set([...issues.keys(), ...issuesAfter.keys()])].map((name) => ({
    name,
    before: issues.get(name) ?? null,
    after: issuesAfter.get(name) ?? null,
    available: null,
  }));
  return [clock, ...rows].filter(hasSome);
}

const clockOf = (side: SideFigures) => side.stats?.clock_mhz ?? commitFigures(side).clock ?? null;

function issuesOf(side: SideFigures): ReadonlyMap<string, number> {
  const counted = side.stats?.timing_issues ?? [];
  if (counted.length > 0) return new Map(counted.map(({ name, count }) => [name, count]));
  const { timing_issue_lut: lut, timing_issue_net: net } = commitFigures(side);
  return new Map([...(lut == null ? [] : [["lut", lut] as const]), ...(net == null ? [] : [["net", net] as const])]);
}

/** The duration of each step in milliseconds, of all its runs together. Null on a side without that step. */
export function comparedSteps(before: SideFigures, after: SideFigures): readonly ComparedFigure[] {
  const [steps, stepsAfter] = [stepsOf(before), stepsOf(after)];
  return [...new Set([...stepsAfter.keys(), ...steps.keys()])]
    .map((name) => ({ name, before: steps.get(name) ?? null, after: stepsAfter.get(name) ?? null, available: null }))
    .filter(hasSome);
}

function stepsOf({ stats }: SideFigures): ReadonlyMap<string, number> {
  const steps = new Map<string, number>();
  for (const { name, duration_ms: ms } of stats?.steps ?? [])
    if (ms !== null) steps.set(name, (steps.get(name) ?? 0) + ms);
  return steps;
}

/** The meaning of a change. `broken`: the board is nearly full, or more paths miss the clock. */
export type ChangeTone = "same" | "better" | "worse" | "broken";

export interface Change {
  readonly by: number;
  /** The change in percent of the figure before. Null for an increase from 0. */
  readonly percent: number | null;
  readonly tone: ChangeTone;
}

/** The change from one number to the other. Undefined if a side lacks it. `tone` rates an increase. */
export function changeOf(
  { before, after }: Pick<ComparedFigure, "before" | "after">,
  tone: (after: number) => ChangeTone,
): Change | undefined {
  if (before === null || after === null) return undefined;
  const by = after - before;
  const percent = before === 0 ? (by === 0 ? 0 : null) : (by / before) * 100;
  return { by, percent, tone: by === 0 ? "same" : by > 0 ? tone(after) : "better" };
}

/** More of a resource is worse, and broken once the board is nearly full. */
export function resourceTone(available: number | null, unit: ComparedResources["unit"]): (after: number) => ChangeTone {
  return (after) => {
    const percent = fullness(after, available, unit);
    return percent === undefined || utilizationTone(percent) === "normal" ? "worse" : "broken";
  };
}

/** Usage in percent of the board. Undefined if the board's capacity is unknown. */
export function fullness(used: number, available: number | null, unit: ComparedResources["unit"]): number | undefined {
  if (unit === "percent") return used;
  return available === null || available <= 0 ? undefined : (used / available) * 100;
}

/** Whether a change is noise. Step durations vary between builds, so this ignores less than 1 s or 5%. */
export function isNoise({ before, after }: Pick<ComparedFigure, "before" | "after">): boolean {
  const by = Math.abs((after ?? 0) - (before ?? 0));
  return by < 1_000 || by < (before ?? 0) / 20;
}
