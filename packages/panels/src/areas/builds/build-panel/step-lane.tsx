import { VisuallyHidden } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { CSSProperties, ReactNode } from "react";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { buildsMessages } from "../builds.messages";
import { stepTimeText } from "../duration-text";
import { buildFiguresMessages } from "./build-figures.messages";
import type { BuildStep } from "./build-steps";

/** The steps of a build in one lane, each as wide as its duration. Narrow panels show one row per step. */
export function StepLane({ steps }: { readonly steps: readonly BuildStep[] }): ReactNode {
  const texts = useMessages(buildFiguresMessages);
  const durations = useMessages(buildsMessages);
  const format = useFormat();
  const stateTexts = { done: texts.stepDone, running: texts.stepRunning, failed: texts.stepFailed };
  return (
    <Frame aria-label={texts.steps}>
      {steps.map(({ name, state, durationMs, from, share }, at) => (
        <li
          key={at}
          data-state={state}
          aria-current={state === "running" ? "step" : undefined}
          style={{ "--gh-from": `${from * 100}%`, "--gh-share": `${share * 100}%`, "--gh-s": share } as CSSProperties}
        >
          <span className="gh-step-name" title={name}>
            {name}
            <VisuallyHidden>{`: ${stateTexts[state]}, `}</VisuallyHidden>
          </span>
          <span className="gh-step-cell" aria-hidden="true" />
          <span className="gh-step-time">
            {durationMs === null ? "–" : stepTimeText(durationMs, durations, format)}
          </span>
        </li>
      ))}
    </Frame>
  );
}

const cut = "0.4em";
const chamfer = `polygon(${cut} 0, calc(100% - ${cut}) 0, 100% 50%, calc(100% - ${cut}) 100%, ${cut} 100%, 0 50%)`;
const open = `polygon(${cut} 0, 100% 0, 100% 100%, ${cut} 100%, 0 50%)`;

const Frame = styled.ol`
  display: flex;
  min-width: 0;
  list-style: none;
  -webkit-print-color-adjust: exact; print-color-adjust: exact;
  > li { display: grid; flex: var(--gh-s) 1 3.4em; gap: 0.3em; min-width: 0; --gh-step-line: var(--gh-success); --gh-step-fill: var(--gh-success-bg); }
  > li[data-state="running"] { --gh-step-line: var(--gh-accent); --gh-step-fill: repeating-linear-gradient(135deg, color-mix(in oklab, var(--gh-accent) 34%, var(--gh-surface)) 0 3px, var(--gh-surface-selected) 3px 7px); }
  > li[data-state="failed"] { --gh-step-line: var(--gh-danger); --gh-step-fill: repeating-linear-gradient(135deg, var(--gh-danger-bg) 0 5px, var(--gh-surface) 5px 8px); }
  /* Positioned, to cut off the hidden text after a long name too. */
  .gh-step-name { position: relative; min-width: 0; padding-inline: 0.1em 0.4em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: var(--gh-type-sm); font-weight: var(--gh-weight-medium); }
  .gh-step-time { overflow: hidden; padding-inline-start: 0.1em; white-space: nowrap; font-family: var(--gh-font-mono); font-size: var(--gh-type-sm); color: var(--gh-text-muted); }
  .gh-step-cell { position: relative; height: 1.286em; background: var(--gh-step-line); clip-path: ${chamfer}; }
  .gh-step-cell::before { content: ""; position: absolute; inset: 1px; background: var(--gh-step-fill); clip-path: ${chamfer}; }
  > li[data-state="running"] .gh-step-cell { clip-path: ${open}; border-inline-end: 2px solid var(--gh-accent); }
  > li[data-state="running"] .gh-step-cell::before { inset-inline-end: 0; clip-path: ${open}; }
  @container gh-panel (width < 40em) {
    display: grid;
    gap: 0.2em;
    > li { grid-template-columns: 8em minmax(0, 1fr) 4em; align-items: center; min-height: 1.857em; }
    .gh-step-cell { width: max(0.9em, var(--gh-share)); margin-inline-start: min(var(--gh-from), 100% - 0.9em); }
    .gh-step-time { text-align: end; }
  }
  /* Paper has no tooltip for the rest of a name. */
  @media print {
    > li { flex-basis: 5em; align-content: end; }
    .gh-step-name { white-space: normal; }
  }
  @media (forced-colors: active) {
    .gh-step-cell, .gh-step-cell::before { clip-path: none; }
    .gh-step-cell { border: 1px solid; }
  }
`;
