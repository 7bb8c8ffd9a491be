import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { useMessages } from "../../../portal/messages";
import { projectsMessages } from "../projects.messages";
import { channelName, channelStyle, isDashed } from "./channel-style";
import type { Channel } from "./figure-series";
import { projectFiguresMessages } from "./project-figures.messages";

export interface ChartKeysProps {
  readonly channels: readonly Channel[];
  readonly shown: readonly Channel[];
  readonly onChange: (shown: readonly Channel[]) => void;
}

/** The legend, which switches lines on and off. */
export function ChartKeys({ channels, shown, onChange }: ChartKeysProps): ReactNode {
  const texts = useMessages(projectFiguresMessages);
  const names = useMessages(projectsMessages);
  const toggle = (channel: Channel) =>
    onChange(channels.filter((one) => (one === channel ? !shown.includes(one) : shown.includes(one))));
  return (
    <Keys role="group" aria-label={texts.channels}>
      {channels.map((channel) => (
        <button
          key={channel}
          type="button"
          className="gh-chart-key"
          style={channelStyle(channel)}
          data-dashed={isDashed(channel) || undefined}
          aria-pressed={shown.includes(channel)}
          onClick={() => toggle(channel)}
        >
          <i />
          {channelName(channel, texts, names)}
        </button>
      ))}
    </Keys>
  );
}

const Keys = styled.div`
  grid-area: 1 / 1 / auto / -1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--gh-space-1) var(--gh-space-2);
  .gh-chart-key { display: inline-flex; align-items: center; gap: 0.5em; min-height: calc(var(--gh-control-sm) * 1.167); padding: 0 0.6em; border: var(--gh-line) solid var(--gh-border-control); border-radius: var(--gh-radius); background: none; color: inherit; font: inherit; font-size: var(--gh-type-sm); cursor: pointer; }
  .gh-chart-key:hover { background: var(--gh-surface-hover); }
  .gh-chart-key > i { width: 1.1em; height: 0; border-top: 2px solid var(--gh-c); }
  .gh-chart-key[data-dashed] > i { border-top-style: dashed; }
  .gh-chart-key[aria-pressed="false"] { color: var(--gh-text-muted); border-style: dashed; }
  .gh-chart-key[aria-pressed="false"] > i { border-top: 2px dotted var(--gh-tick); }
`;
