import { type Commit, shortSha } from "@gatehouse/contract/projects";
import { Identifier } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { useScreenLinks } from "../../../navigation/screen-link";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { firstLine } from "../first-line";
import { projectsMessages } from "../projects.messages";
import { roundedFigure } from "../rounded-figure";
import { channelName, channelStyle, channelText } from "./channel-style";
import { type Channel, type FigureSeries, hasFailed } from "./figure-series";
import { projectFiguresMessages } from "./project-figures.messages";

export interface ChartTipProps {
  readonly projectGuid: string;
  readonly series: FigureSeries;
  readonly shown: readonly Channel[];
  readonly at: number;
}

/** The commit under the cursor, with its figures and their change since the previous commit. */
export function ChartTip({ projectGuid, series, shown, at }: ChartTipProps): ReactNode {
  const texts = useMessages(projectFiguresMessages);
  const names = useMessages(projectsMessages);
  const { number } = useFormat();
  const commit = series.commits[at];
  if (commit === undefined) return null;
  const center = (at + 0.5) / series.commits.length;
  const inset = center > 0.5 ? { insetInlineEnd: `${(1 - center) * 100}%` } : { insetInlineStart: `${center * 100}%` };
  const rows = series.channels.filter((channel) => shown.includes(channel));
  return (
    <Slot>
      <div className="gh-chart-tip" style={inset}>
        <CommitHead projectGuid={projectGuid} commit={commit} />
        {hasFailed(commit) && <p className="gh-small gh-chart-failed">{texts.failedBuild}</p>}
        <table>
          <tbody>
            {rows.map((channel) => {
              const values = series.valuesOf(channel);
              const [value, before] = [values[at] ?? null, values[at - 1] ?? null];
              return (
                <tr key={channel} style={channelStyle(channel)}>
                  <th scope="row">
                    <i />
                    {channelName(channel, texts, names)}
                  </th>
                  <td>{value === null ? names.none : channelText(channel, value, names, number)}</td>
                  <td className="gh-muted">{value !== null && before !== null && signed(value - before, number)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Slot>
  );
}

const signed = (by: number, number: (value: number) => string) => {
  const rounded = roundedFigure(by);
  return `${rounded > 0 ? "+" : ""}${number(rounded)}`;
};

function CommitHead({ projectGuid, commit }: { readonly projectGuid: string; readonly commit: Commit }): ReactNode {
  const format = useFormat();
  const links = useScreenLinks();
  const { version_sha1: commitSha, created_on: time, message } = commit;
  return (
    <>
      <div>
        <Identifier {...links("commit", { projectGuid, commitSha })} isPlain>
          {shortSha(commitSha)}
        </Identifier>{" "}
        <span className="gh-muted gh-small">{format.dateTime(time)}</span>
      </div>
      <div className="gh-small">{firstLine(message)}</div>
    </>
  );
}

/* Over the plot of the resources where there is room beside the cursor, below the chart on a phone. */
const Slot = styled.div`
  grid-area: 3 / 2;
  position: relative;
  min-width: 0;
  pointer-events: none;
  .gh-chart-tip { position: absolute; top: 0.6em; width: 19em; margin-inline: 0.9em; padding: 0.64em 0.86em; border: var(--gh-line) solid var(--gh-border); border-radius: var(--gh-radius-lg); background: var(--gh-surface-raised); box-shadow: var(--gh-shadow-popover); overflow-wrap: anywhere; pointer-events: auto; }
  .gh-chart-failed { color: var(--gh-danger-text); }
  table { width: 100%; margin-top: 0.4em; border-collapse: collapse; font-size: var(--gh-type-sm); }
  th, td { padding: 0.15em 0; text-align: end; font-family: var(--gh-font-mono); font-weight: var(--gh-weight); }
  th { display: flex; align-items: center; gap: 0.5em; text-align: start; font-family: inherit; }
  th i { width: 0.9em; border-top: 2px solid var(--gh-c); }
  @container gh-panel (width < 40em) {
    grid-area: 6 / 1 / auto / -1;
    .gh-chart-tip { position: static; width: auto; margin: 0; box-shadow: none; }
  }
`;
