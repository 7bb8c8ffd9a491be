import { type BuildStats, utilizationTone } from "@gatehouse/contract/builds";
import { ToneIcon, VisuallyHidden } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { CSSProperties, ReactNode } from "react";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { buildFiguresMessages } from "./build-figures.messages";
import type { EarlierFigures } from "./earlier-figures";
import { resourceName } from "./resource-name";

type Resource = BuildStats["resources"][number];

export interface UtilizationBarsProps {
  readonly resources: readonly Resource[];
  /** The build whose figures are marked in the bars. */
  readonly earlier?: EarlierFigures | undefined;
}

/** A graduated bar for each resource of the board. From 85% it shows a warning, over 100% a hatched danger bar. */
export function UtilizationBars({ resources, earlier }: UtilizationBarsProps): ReactNode {
  return (
    <List>
      {resources.map((resource) => (
        <Bar key={resource.name} resource={resource} earlier={earlier} />
      ))}
      <li className="gh-meter-scale" aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </li>
    </List>
  );
}

const marks = [0, 25, 50, 75, 100];

interface BarProps extends Pick<UtilizationBarsProps, "earlier"> {
  readonly resource: Resource;
}

function Bar({ resource, earlier }: BarProps): ReactNode {
  const { name, used, available } = resource;
  const texts = useMessages(buildFiguresMessages);
  const format = useFormat();
  const percent = percentOf(resource);
  const tone = utilizationTone(percent);
  const before = earlier?.stats.resources.find((other) => other.name === name);
  const was = before ? percentOf(before) : Infinity;
  const wasText =
    earlier && Number.isFinite(was)
      ? texts.before(earlier.label, texts.percent(format.number(shownPercent(was))))
      : undefined;
  return (
    <li className="gh-meter-row" data-tone={tone}>
      <span className="gh-meter-name">{resourceName(texts, name)}</span>
      <span className="gh-meter-value">{texts.usedOf(format.number(used), format.number(available))}</span>
      <span className="gh-meter-percent">
        {tone !== "normal" && (
          <>
            <ToneIcon tone={tone} />
            <VisuallyHidden>{tone === "danger" ? texts.overfull : texts.nearlyFull} </VisuallyHidden>
          </>
        )}
        {Number.isFinite(percent) ? texts.percent(format.number(shownPercent(percent))) : "–"}
        {wasText !== undefined && <VisuallyHidden>{`, ${wasText}`}</VisuallyHidden>}
      </span>
      <span
        className="gh-meter-track"
        aria-hidden="true"
        style={{ "--gh-value": `${Math.min(100, percent)}%` } as CSSProperties}
      >
        {wasText !== undefined && (
          <span
            className="gh-meter-was"
            title={wasText}
            style={{ "--gh-was": `${Math.min(100, was)}%` } as CSSProperties}
          />
        )}
      </span>
    </li>
  );
}

/** Percentage used. Infinite if the board has none of a used resource, since there is no scale to draw it on. */
function percentOf({ used, available }: Resource): number {
  if (available > 0) return (used / available) * 100;
  return used > 0 ? Infinity : 0;
}

/** Rounds to whole percents without crossing a limit: never 100 for a value above it, nor 85 for one below. */
function shownPercent(percent: number): number {
  const whole = Math.round(percent);
  const isKept = utilizationTone(whole) === utilizationTone(percent);
  return isKept ? whole : whole - Math.sign(whole - percent);
}

const List = styled.ul`
  display: grid;
  gap: 0.64em;
  list-style: none;
  -webkit-print-color-adjust: exact; print-color-adjust: exact;
  .gh-meter-row { display: grid; grid-template-columns: minmax(0, 1fr) fit-content(16em) 4.5em; align-items: center; gap: 0.15em 0.86em; }
  .gh-meter-name, .gh-meter-value, .gh-meter-percent { font-family: var(--gh-font-mono); font-size: var(--gh-type-sm); }
  .gh-meter-name { overflow-wrap: anywhere; }
  .gh-meter-value { min-width: 0; color: var(--gh-text-muted); overflow-wrap: anywhere; }
  .gh-meter-percent { display: inline-flex; align-items: center; justify-content: flex-end; gap: 0.35em; font-weight: var(--gh-weight-medium); white-space: nowrap; }
  .gh-meter-percent .gh-icon { width: 1em; height: 1em; stroke-width: 1.75; }
  .gh-meter-track { position: relative; grid-column: 1 / -1; height: 0.86em; border-inline: 1px solid var(--gh-tick); background: linear-gradient(to right, transparent calc(25% - 0.5px), var(--gh-tick) 0 calc(25% + 0.5px), transparent 0 calc(50% - 0.5px), var(--gh-tick) 0 calc(50% + 0.5px), transparent 0 calc(75% - 0.5px), var(--gh-tick) 0 calc(75% + 0.5px), transparent 0); }
  .gh-meter-track::before { content: ""; position: absolute; inset: 0.29em 0; background: var(--gh-track); }
  .gh-meter-track::after { content: ""; position: absolute; inset-block: 0.14em; inset-inline-start: 0; width: var(--gh-value); background: var(--gh-accent); }
  .gh-meter-was { position: absolute; z-index: 1; inset-block: -0.07em; inset-inline-start: clamp(0px, var(--gh-was) - 1px, 100% - 2px); width: 2px; background: var(--gh-text); box-shadow: 0 0 0 1px var(--gh-surface); }
  [data-tone="warning"] .gh-meter-track::after { background: var(--gh-warning); }
  [data-tone="danger"] .gh-meter-track::after { background: repeating-linear-gradient(135deg, var(--gh-danger) 0 3px, color-mix(in oklab, var(--gh-danger) 70%, var(--gh-surface)) 3px 5px); }
  [data-tone="warning"] .gh-meter-percent { color: var(--gh-warning-text); }
  [data-tone="danger"] .gh-meter-percent { color: var(--gh-danger-text); }
  .gh-meter-scale { display: flex; justify-content: space-between; margin-top: -0.36em; color: var(--gh-text-muted); font-family: var(--gh-font-mono); }
  .gh-meter-scale span { display: flex; justify-content: center; width: 0; font-size: var(--gh-type-xs); white-space: nowrap; }
  .gh-meter-scale span:first-child { justify-content: flex-start; }
  .gh-meter-scale span:last-child { justify-content: flex-end; }
  @media (forced-colors: active) {
    .gh-meter-track { border: 1px solid; }
    .gh-meter-track::after { background: Highlight; forced-color-adjust: none; }
  }
`;
