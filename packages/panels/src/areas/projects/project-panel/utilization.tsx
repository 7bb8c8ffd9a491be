import { utilizationTone } from "@gatehouse/contract/builds";
import { type Commit, type ResourceName, resourceNames } from "@gatehouse/contract/projects";
import { DangerIcon, Progress, Skeleton, WarningIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { projectsMessages } from "../projects.messages";
import { roundedFigure } from "../rounded-figure";
import { projectPanelMessages } from "./project-panel.messages";

export interface UtilizationProps {
  readonly figures: Pick<Commit, ResourceName> | "loading" | undefined;
}

/** How full the board is, resource by resource. */
export function Utilization({ figures }: UtilizationProps): ReactNode {
  const texts = useMessages(projectsMessages);
  const { utilization, noFigures } = useMessages(projectPanelMessages);
  const format = useFormat();
  const isLoading = figures === "loading";
  const known = isLoading
    ? resourceNames.map((name) => ({ name, percent: undefined }))
    : resourceNames.flatMap((name) => {
        const percent = figures?.[name];
        return percent == null ? [] : [{ name, percent }];
      });
  return (
    <Frame>
      <h3 className="gh-small gh-muted">{utilization}</h3>
      {known.length === 0 && <p className="gh-muted">{noFigures}</p>}
      <ul>
        {known.map(({ name, percent }) => (
          <li key={name}>
            <span className="gh-resource" aria-hidden="true">
              {texts.resources[name]}
            </span>
            {percent === undefined ? (
              <Skeleton />
            ) : (
              <Meter
                label={texts.resources[name]}
                percent={percent}
                text={texts.percent(format.number(roundedFigure(percent)))}
              />
            )}
          </li>
        ))}
      </ul>
    </Frame>
  );
}

interface MeterProps {
  readonly label: string;
  readonly percent: number;
  readonly text: string;
}

function Meter({ label, percent, text }: MeterProps): ReactNode {
  const tone = utilizationTone(percent);
  return (
    <Progress
      label={label}
      value={percent}
      tone={tone === "normal" ? "accent" : tone}
      text={
        <>
          {tone === "warning" && <WarningIcon tone="warning" />}
          {tone === "danger" && <DangerIcon tone="danger" />} {text}
        </>
      }
    />
  );
}

const Frame = styled.div`
  display: grid;
  gap: var(--gh-space-2);
  padding: var(--gh-space-3) var(--gh-space-4);
  h3 { font-weight: var(--gh-weight); }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17em), 1fr)); gap: var(--gh-space-2) var(--gh-space-6); list-style: none; }
  li { display: grid; grid-template-columns: 5em minmax(0, 1fr); align-items: center; min-height: 1.714em; }
  .gh-progress-text { min-width: 5em; text-align: end; color: var(--gh-text); font-variant-numeric: tabular-nums; }
`;
