import { buildState, isBuildStopped } from "@gatehouse/contract/builds";
import type { BuildOutline } from "@gatehouse/contract/projects";
import { styled } from "@gatehouse/design/styled";
import type { CSSProperties, ReactNode } from "react";
import { useMessages } from "../../../portal/messages";
import { buildLabel, buildListsMessages } from "../../builds";
import { projectsMessages } from "../projects.messages";

type Look = "success" | "failed" | "stopped" | "queued" | "building";
const looks: readonly Look[] = ["success", "failed", "stopped", "building", "queued"];

export interface BuildCellsProps {
  /** Oldest first. */
  readonly builds: readonly BuildOutline[];
}

/** One cell per build. Height shows the duration relative to the longest. Shape and color show the result. */
export function BuildCells({ builds }: BuildCellsProps): ReactNode {
  const texts = useMessages(projectsMessages);
  const { states } = useMessages(buildListsMessages);
  const longestMs = Math.max(...builds.map(({ duration }) => duration ?? 0));
  const counts = looks.flatMap((look) => {
    const count = builds.filter((build) => lookOf(build) === look).length;
    return count === 0 ? [] : [texts.buildCounts[look](count)];
  });
  return (
    <Cells className="gh-runs" role="img" aria-label={`${texts.columnLastBuilds(builds.length)}: ${counts.join(", ")}`}>
      {builds.map((build) => (
        <i
          key={keyOf(build)}
          data-state={lookOf(build)}
          title={`${buildLabel(build, build)}: ${isBuildStopped(build) ? texts.stopped : states[buildState(build)]}`}
          style={{ "--gh-value": shareOf(build, longestMs) } as CSSProperties}
        />
      ))}
    </Cells>
  );
}

function lookOf(build: BuildOutline): Look {
  const state = buildState(build);
  return state === "failed" && isBuildStopped(build) ? "stopped" : state;
}

const keyOf = ({ progressive_version_number: commit, build_number: number }: BuildOutline) => `${commit}.${number}`;

/** The height of a cell. A build without a duration gets 60 % of the longest. */
const shareOf = ({ duration }: BuildOutline, longestMs: number) =>
  duration === null || longestMs === 0 ? "60%" : `${Math.round((100 * duration) / longestMs)}%`;

const Cells = styled.span`
  display: inline-flex;
  align-items: flex-end;
  justify-content: flex-end;
  gap: 2px;
  width: 4.9em;
  height: 1.286em;
  vertical-align: middle;
  > i { width: 0.5em; height: var(--gh-value); min-height: 0.36em; background: var(--gh-success); border-radius: 1px; }
  > i[data-state="failed"] { height: 100%; background: repeating-linear-gradient(135deg, var(--gh-danger) 0 2px, var(--gh-surface) 2px 3.5px); box-shadow: inset 0 0 0 1px var(--gh-danger); }
  > i[data-state="stopped"] { background: none; box-shadow: inset 0 0 0 1px var(--gh-border-control); }
  > i[data-state="queued"] { height: 0.36em; background: none; border: 1px dashed var(--gh-border-control); }
  > i[data-state="building"] { background: none; box-shadow: inset 0 0 0 1.5px var(--gh-accent); }
  /* In records, cells start at the left edge of their field. */
  @container gh-panel (width < 69em) { width: auto; }
  @media (forced-colors: active) {
    > i { border: 1px solid; }
    > i[data-state="success"] { background: CanvasText; forced-color-adjust: none; }
  }
`;
