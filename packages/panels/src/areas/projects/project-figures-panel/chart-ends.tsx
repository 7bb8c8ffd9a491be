import { nearlyFullPercent } from "@gatehouse/contract/builds";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { projectsMessages } from "../projects.messages";
import { channelName, channelStyle, channelText } from "./channel-style";
import { type Channel, type FigureSeries, heightOf, type Scale, spreadLabels } from "./figure-series";
import { projectFiguresMessages } from "./project-figures.messages";

export interface ChartEndsProps {
  readonly series: FigureSeries;
  readonly shown: readonly Channel[];
  readonly scale: Scale;
  /** `resources` also labels the limit from which the board is nearly full. */
  readonly kind: "resources" | "clock";
}

/** The minimum distance between two names, in percent of the plot. */
const labelGap = 7;

/** Each line's name and last value, at its end. */
export function ChartEnds({ kind, series, shown, scale }: ChartEndsProps): ReactNode {
  const texts = useMessages(projectFiguresMessages);
  const names = useMessages(projectsMessages);
  const { number } = useFormat();
  const ends = shown.flatMap((channel) => {
    const value = series.valuesOf(channel).at(-1) ?? null;
    if (value === null) return [];
    const text = channelText(channel, value, names, number);
    return [{ channel, name: channelName(channel, texts, names), text, height: heightOf(value, scale) }];
  });
  const limit = {
    channel: undefined,
    name: texts.limit(nearlyFullPercent),
    text: "",
    height: heightOf(nearlyFullPercent, scale),
  };
  return (
    <EndLabels className="gh-chart-ends" data-kind={kind} aria-hidden="true">
      {spreadLabels(kind === "resources" ? [...ends, limit] : ends, labelGap).map(({ channel, name, text, height }) => (
        <span
          key={name}
          data-limit={channel === undefined || undefined}
          style={{ ...(channel === undefined ? {} : channelStyle(channel)), bottom: `${height}%` }}
        >
          {name} <b>{text}</b>
        </span>
      ))}
    </EndLabels>
  );
}

const EndLabels = styled.div`
  grid-area: 3 / 3;
  position: relative;
  &[data-kind="clock"] { grid-row: 4; }
  > span { position: absolute; inset-inline-start: 0.6em; translate: 0 50%; display: flex; gap: 0.45em; font-size: var(--gh-type-sm); font-weight: var(--gh-weight-medium); line-height: 1; white-space: nowrap; color: var(--gh-c); }
  > span > b { font-family: var(--gh-font-mono); color: var(--gh-text); }
  > [data-limit] { color: var(--gh-warning-text); font-weight: var(--gh-weight); }
`;
