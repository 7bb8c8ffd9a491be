import type { ReactNode } from "react";
import { styled } from "styled-components";
import { CheckIcon, ClockIcon, DangerIcon } from "../icons/icons";

/** The state of a station: done, current, waiting, failed, or never reached. */
export type ProgressLaneState = "done" | "current" | "waiting" | "failed" | "void";

export interface ProgressLaneCell {
  id: string;
  label: string;
  state: ProgressLaneState;
  /** The state in words, for users who do not see the drawing. */
  stateText: string;
}

export interface ProgressLaneProps {
  /** Names the sequence for assistive technology. */
  label: string;
  cells: readonly ProgressLaneCell[];
}

/**
 * A sequence of states, drawn like a bus in a timing diagram: chamfered cells, and a dashed line for states not reached
 * yet.
 */
export function ProgressLane({ label, cells }: ProgressLaneProps) {
  return (
    <Frame className="gh-progress-lane" aria-label={label}>
      {cells.map(({ id, label: text, state, stateText }) => (
        <li key={id} aria-current={state === "current" ? "step" : undefined}>
          <div className="gh-bus" data-state={state}>
            {icons[state]}
            <span className="gh-bus-label">
              {text}
              <span className="gh-hidden">{`: ${stateText}`}</span>
            </span>
          </div>
        </li>
      ))}
    </Frame>
  );
}

const icons: Readonly<Record<ProgressLaneState, ReactNode>> = {
  done: <CheckIcon />,
  current: <ClockIcon />,
  failed: <DangerIcon />,
  waiting: null,
  void: null,
};

const chamfer =
  "polygon(var(--gh-bus-cut) 0, calc(100% - var(--gh-bus-cut)) 0, 100% 50%, calc(100% - var(--gh-bus-cut)) 100%, var(--gh-bus-cut) 100%, 0 50%)";

const Frame = styled.ol`
  display: flex;
  flex-wrap: wrap;
  row-gap: 0.36em;
  min-width: 0;
  list-style: none;
  -webkit-print-color-adjust: exact; print-color-adjust: exact;
  > li { flex: 1 1 auto; min-width: 0; max-width: 100%; }
  .gh-bus {
    --gh-bus-line: var(--gh-tick);
    --gh-bus-fill: var(--gh-surface);
    --gh-bus-cut: 0.4em;
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.43em;
    min-height: 1.857em;
    min-width: 0;
    padding: 0 0.86em;
    background: var(--gh-bus-line);
    clip-path: ${chamfer};
  }
  .gh-bus::before { content: ""; position: absolute; inset: 1px; background: var(--gh-bus-fill); clip-path: ${chamfer}; }
  .gh-bus > * { position: relative; }
  .gh-bus > .gh-icon { width: 0.86em; height: 0.86em; stroke-width: 1.9; }
  .gh-bus-label { min-width: 0; font-size: var(--gh-type-sm); font-weight: var(--gh-weight-medium); overflow-wrap: anywhere; }
  .gh-bus[data-state="done"] { --gh-bus-line: var(--gh-success); --gh-bus-fill: var(--gh-success-bg); color: var(--gh-success-text); }
  .gh-bus[data-state="current"] { --gh-bus-line: var(--gh-accent); --gh-bus-fill: var(--gh-surface-selected); color: var(--gh-accent); }
  .gh-bus[data-state="failed"] { --gh-bus-line: var(--gh-danger); --gh-bus-fill: repeating-linear-gradient(135deg, var(--gh-danger-bg) 0 5px, var(--gh-surface) 5px 8px); color: var(--gh-danger-text); }
  .gh-bus[data-state="void"] { --gh-bus-fill: repeating-linear-gradient(135deg, var(--gh-hairline) 0 1px, var(--gh-surface) 1px 6px); color: var(--gh-text-muted); }
  .gh-bus[data-state="waiting"] { background: none; clip-path: none; color: var(--gh-text-muted); }
  .gh-bus[data-state="waiting"]::before { clip-path: none; inset: auto 0 calc(50% - 0.5px); height: 1px; background: repeating-linear-gradient(to right, var(--gh-tick) 0 4px, transparent 4px 7px); }
  .gh-bus[data-state="waiting"] > .gh-bus-label { margin-inline: auto; padding-inline: 0.4em; background: var(--gh-surface); }
  /* Four steps that nearly fit go in pairs, so that none is alone on a line. */
  @container gh-panel (26em <= width < 38em) {
    &:has(> :nth-child(4):last-child) > li { flex-basis: 40%; }
  }
`;
