import { type Build, type BuildStats, utilizationTone } from "@gatehouse/contract/builds";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { type Fact, FactStrip } from "../../../content/fact-strip";
import { type Format, useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { buildsMessages } from "../builds.messages";
import { durationText } from "../duration-text";
import { buildFiguresMessages } from "./build-figures.messages";
import type { BuildStep } from "./build-steps";
import type { EarlierFigures } from "./earlier-figures";
import { failedFactsMessages } from "./failed-facts.messages";
import { resourceName } from "./resource-name";

export interface FailedFactsProps {
  readonly build: Build;
  readonly stats: BuildStats;
  readonly steps: readonly BuildStep[];
  readonly earlier: EarlierFigures | undefined;
}

/** Shows what failed in a build, when, and by how much. Values that the server doesn't send are left out. */
export function FailedFacts({ build, stats, steps, earlier }: FailedFactsProps): ReactNode {
  const texts = useFactTexts();
  const { failed, figures, format, duration } = texts;
  const at = steps.findIndex(({ state }) => state === "failed");
  const step = steps[at];
  // Invalid if the server sent no start, or a duration that leads beyond all dates.
  const end = new Date(build.duration === null ? Number.NaN : Date.parse(build.started_on ?? "") + build.duration);
  const slacks = (stats.paths ?? []).flatMap(({ slack_ns: slack }) => (slack == null ? [] : [slack]));
  const slack = slacks.length === 0 ? undefined : Math.min(...slacks);
  const facts: readonly (Fact | undefined)[] = [
    step && { term: failed.failedIn, value: step.name, note: failed.stepNumber(format.number(at + 1)) },
    // A failed step is more specific than the result FAILURE. Any other result adds detail, so show it too.
    build.result && (step === undefined || !/^fail/i.test(build.result))
      ? { term: failed.failedResult, value: build.result }
      : undefined,
    build.duration === null
      ? undefined
      : {
          term: failed.failedAfter,
          value: duration(build.duration),
          ...noteOf(durationNote(build.duration, earlier, texts)),
        },
    Number.isNaN(end.getTime()) ? undefined : { term: failed.failedOn, value: format.showTime(end.toISOString()) },
    clockFact(stats, earlier, texts),
    slack === undefined
      ? undefined
      : {
          term: failed.worstSlack,
          value: <Tone data-tone={slack < 0 ? "danger" : "normal"}>{nanoseconds(slack)}</Tone>,
        },
    issuesFact(stats, texts),
    fullestFact(stats, texts),
  ];
  return <FactStrip facts={facts.filter((fact) => fact !== undefined)} />;

  function nanoseconds(value: number): string {
    return figures.nanoseconds(format.number(Math.round(value * 1_000) / 1_000));
  }
}

function useFactTexts() {
  const failed = useMessages(failedFactsMessages);
  const figures = useMessages(buildFiguresMessages);
  const durations = useMessages(buildsMessages);
  const format: Format = useFormat();
  return { failed, figures, format, duration: (ms: number) => durationText(ms, durations, format) };
}

type FactTexts = ReturnType<typeof useFactTexts>;

const noteOf = (note: string | undefined) => (note === undefined ? {} : { note });

function durationNote(
  ms: number,
  earlier: EarlierFigures | undefined,
  { failed, duration }: FactTexts,
): string | undefined {
  if (earlier?.durationMs == null || earlier.durationMs === ms) return undefined;
  const difference = duration(Math.abs(ms - earlier.durationMs));
  return ms > earlier.durationMs ? failed.longer(difference, earlier.label) : failed.shorter(difference, earlier.label);
}

function clockFact(
  { clock_mhz: clock }: BuildStats,
  earlier: EarlierFigures | undefined,
  { failed, figures, format }: FactTexts,
): Fact | undefined {
  if (clock === null) return undefined;
  const before = earlier?.stats.clock_mhz ?? null;
  const difference = before === null ? 0 : Math.round((clock - before) * 1_000) / 1_000;
  const written = `${difference > 0 ? "+" : ""}${figures.megahertz(format.number(difference))}`;
  return {
    term: figures.clock,
    value: figures.megahertz(format.number(clock)),
    ...noteOf(earlier === undefined || difference === 0 ? undefined : failed.sinceBuild(written, earlier.label)),
  };
}

function issuesFact({ timing_issues: issues }: BuildStats, { failed, figures, format }: FactTexts): Fact | undefined {
  if (issues.length === 0) return undefined;
  const nameOf = (name: string) => (name === "net" ? figures.net : resourceName(figures, name));
  return {
    term: failed.allTimingIssues,
    value: format.number(issues.reduce((sum, { count }) => sum + count, 0)),
    note: issues.map(({ name, count }) => `${nameOf(name)} ${format.number(count)}`).join(", "),
  };
}

/** The resource that is nearest to its limit, or furthest over it. */
function fullestFact({ resources }: BuildStats, { figures, format }: FactTexts): Fact | undefined {
  const percentOf = ({ used, available }: (typeof resources)[number]) => (100 * used) / available;
  const [fullest] = resources
    .filter(({ available }) => available > 0)
    .sort((one, other) => percentOf(other) - percentOf(one));
  if (fullest === undefined) return undefined;
  const percent = percentOf(fullest);
  return {
    term: resourceName(figures, fullest.name),
    value: <Tone data-tone={utilizationTone(percent)}>{figures.percent(format.number(Math.round(percent)))}</Tone>,
    note: figures.usedOf(format.number(fullest.used), format.number(fullest.available)),
  };
}

const Tone = styled.span`
  &[data-tone="warning"] { color: var(--gh-warning-text); }
  &[data-tone="danger"] { color: var(--gh-danger-text); }
`;
