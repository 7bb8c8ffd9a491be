import { builds, type BuildStats } from "@gatehouse/contract/builds";
import { useEffect } from "react";
import { useEndpoint } from "../../../data/use-endpoint";
import type { BuildName } from "../build-detail/use-build";
import { useEarlierSuccess } from "../build-log/build-log-earlier";

/** The figures to compare with, from the last successful build before this one. */
export interface EarlierFigures {
  readonly label: string;
  readonly durationMs: number | null;
  readonly stats: BuildStats;
}

export interface ReadEarlierFiguresProps {
  readonly name: BuildName;
  readonly onFigures: (figures: EarlierFigures | undefined) => void;
}

/** Reads the figures of the last successful build. Renders nothing, and the page works without them. */
export function ReadEarlierFigures({ name, onFigures }: ReadEarlierFiguresProps): null {
  const earlier = useEarlierSuccess("build", name);
  const { data: stats } = useEndpoint(builds.stats, earlier?.name ?? name, { isEnabled: earlier !== undefined });
  const label = earlier?.label;
  const durationMs = earlier?.durationMs ?? null;
  useEffect(() => {
    onFigures(label === undefined || stats === undefined ? undefined : { label, durationMs, stats });
  }, [label, durationMs, stats, onFigures]);
  return null;
}
