import type { CSSProperties, ReactNode } from "react";
import { css, keyframes, styled } from "styled-components";
import type { Tone } from "./tone";
import { ToneIcon } from "./tone-icon";
import { Tooltip } from "./tooltip";

interface ProgressBase {
  label: string;
  tone?: Tone | "accent";
  /** Text after the bar, such as `41 of 365`. */
  text?: ReactNode;
}

export type ProgressProps = ProgressBase &
  ({ /** 0 to 100. */ value: number; isIndeterminate?: false } | { isIndeterminate: true; value?: undefined });

/** A bar with marks at each quarter and square ends, so that its length is readable. */
export function Progress({ label, tone = "accent", text, ...amount }: ProgressProps) {
  const value = amount.isIndeterminate ? undefined : percent(amount.value);
  return (
    <Frame
      className="gh-progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      data-tone={tone}
      data-indeterminate={amount.isIndeterminate || undefined}
    >
      <span
        className="gh-progress-track"
        style={value === undefined ? undefined : ({ "--gh-value": `${value}%` } as CSSProperties)}
      />
      {text !== undefined && <span className="gh-progress-text">{text}</span>}
    </Frame>
  );
}

export interface ProgressCellProps {
  label: string;
  /** 0 to 100. */
  value: number;
  tone: Tone;
  /** More text in a tooltip. Makes the cell focusable. */
  hint?: string;
  children: string;
}

/** A bar with its value in words, for a table cell. One element holds both, because a page may have hundreds. */
export function ProgressCell({ label, value, tone, hint, children }: ProgressCellProps) {
  const amount = percent(value);
  const cell = (
    <CellFrame
      className="gh-progress-cell"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={amount}
      aria-valuetext={children}
      tabIndex={hint ? 0 : undefined}
      data-tone={tone}
      style={{ "--gh-value": `${amount}%` } as CSSProperties}
    >
      <ToneIcon tone={tone} />
      {children}
    </CellFrame>
  );
  return hint ? <Tooltip text={hint}>{cell}</Tooltip> : cell;
}

const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

const sweep = keyframes`from { translate: -100%; } to { translate: 400%; }`;
const cut = (at: string) => `transparent ${at}, var(--gh-surface) 0 calc(${at} + 1px), transparent 0`;

const cuts = `linear-gradient(to right, ${cut("25%")}, ${cut("50%")}, ${cut("75%")})`;

const fill = css`
  --gh-bar-fill: var(--gh-accent);
  &[data-tone="success"] { --gh-bar-fill: var(--gh-success); }
  &[data-tone="warning"] { --gh-bar-fill: var(--gh-warning); }
  &[data-tone="danger"] { --gh-bar-fill: var(--gh-danger); }
  &[data-tone="info"] { --gh-bar-fill: var(--gh-info); }
  &[data-tone="neutral"] { --gh-bar-fill: var(--gh-neutral); }
`;

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: 0.71em;
  min-width: 0;
  ${fill}
  .gh-progress-track { position: relative; display: block; flex: 1; min-width: 3em; height: 0.43em; background: var(--gh-track); border-radius: 1px; overflow: hidden; }
  .gh-progress-track::before { content: ""; position: absolute; inset: 0 auto 0 0; width: var(--gh-value); background: var(--gh-bar-fill); transition: width var(--gh-motion-slow) var(--gh-ease); }
  .gh-progress-track::after { content: ""; position: absolute; inset: 0; background: ${cuts}; }
  .gh-progress-text { font-size: var(--gh-type-sm); color: var(--gh-text-muted); white-space: nowrap; font-variant-numeric: tabular-nums; }
  &[data-indeterminate] .gh-progress-track::before { width: 25%; animation: ${sweep} 1.4s var(--gh-ease) infinite; }
  &:dir(rtl) .gh-progress-track { scale: -1; }
  @media (forced-colors: active) {
    .gh-progress-track { border: 1px solid; }
    .gh-progress-track::before { background: Highlight; forced-color-adjust: none; }
  }
`;

/* A bar and a status side by side, in `em` of the small text. */
const CellFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(3.745em, 6.245em) auto minmax(4.55em, max-content);
  align-items: center;
  column-gap: 0.583em;
  font-size: var(--gh-type-sm);
  line-height: calc(var(--gh-leading) * 1.167);
  ${fill}
  &[data-tone="warning"] { color: var(--gh-warning-text); }
  &[data-tone="danger"] { color: var(--gh-danger-text); }
  > .gh-icon { width: 1.167em; height: 1.167em; stroke-width: 1.75; }
  &::before {
    content: "";
    height: 0.5em;
    margin-inline-end: 0.245em;
    border-radius: 1px;
    background: ${cuts}, linear-gradient(var(--gh-bar-fill) 0 0) 0 / var(--gh-value) 100% no-repeat, var(--gh-track);
  }
  &:dir(rtl)::before { background-position: 0, 100%; }
  @media (forced-colors: active) {
    &::before { border: 1px solid CanvasText; background: linear-gradient(Highlight 0 0) 0 / var(--gh-value) 100% no-repeat Canvas; forced-color-adjust: none; }
  }
`;
