import { SortAscIcon, SortDescIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { CSSProperties, ReactNode } from "react";
import type { Change } from "./compared-figures";

export interface ChangeLabelProps {
  /** Undefined if a side lacks the figure. The label then renders nothing. */
  readonly change: Change | undefined;
  /** The change in words, with its sign. */
  readonly children: string;
}

/** The change of a figure: an arrow, a sign and a color for better or worse. */
export function ChangeLabel({ change, children }: ChangeLabelProps): ReactNode {
  if (change === undefined) return null;
  return (
    <Label className="gh-delta" data-tone={change.tone}>
      {change.by !== 0 && (change.by > 0 ? <SortAscIcon /> : <SortDescIcon />)}
      <span>{children}</span>
    </Label>
  );
}

/** The change that fills half of the bar, in percent of the figure before. */
const halfPercent = 50;

/** The change in percent as a bar: more goes right, less goes left. The label beside it says the same in words. */
export function ChangeBar({ change }: Pick<ChangeLabelProps, "change">): ReactNode {
  const percent = change === undefined || change.by === 0 ? 0 : (change.percent ?? halfPercent);
  const style = { "--gh-value": `${Math.min(halfPercent, Math.abs(percent))}%` } as CSSProperties;
  return (
    <Bar className="gh-swing" data-tone={change?.tone} aria-hidden="true">
      {percent !== 0 && <i data-dir={percent > 0 ? "up" : "down"} style={style} />}
    </Bar>
  );
}

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  font-family: var(--gh-font-mono);
  color: var(--gh-text-muted);
  > span { font-size: var(--gh-type-mono); }
  .gh-icon { flex: none; width: 0.86em; height: 0.86em; stroke-width: 1.9; }
  &[data-tone="better"] { color: var(--gh-success-text); }
  &[data-tone="worse"] { color: var(--gh-warning-text); }
  &[data-tone="broken"] { color: var(--gh-danger-text); font-weight: var(--gh-weight-medium); }
`;

const Bar = styled.span`
  position: relative;
  display: block;
  width: 100%;
  min-width: 7em;
  height: 0.86em;
  -webkit-print-color-adjust: exact; print-color-adjust: exact;
  background: linear-gradient(to right, transparent calc(50% - 0.5px), var(--gh-tick) 0 calc(50% + 0.5px), transparent 0), linear-gradient(var(--gh-track), var(--gh-track)) 0 50% / 100% 0.29em no-repeat;
  > i { position: absolute; inset-block: 0.14em; width: var(--gh-value); background: var(--gh-text-muted); }
  > i[data-dir="up"] { inset-inline-start: 50%; }
  > i[data-dir="down"] { inset-inline-end: 50%; }
  &[data-tone="better"] > i { background: var(--gh-success); }
  &[data-tone="worse"] > i { background: var(--gh-warning); }
  &[data-tone="broken"] > i { background: repeating-linear-gradient(135deg, var(--gh-danger) 0 3px, color-mix(in oklab, var(--gh-danger) 70%, var(--gh-surface)) 3px 5px); }
  @media (forced-colors: active) { > i { background: CanvasText; forced-color-adjust: none; } }
`;
