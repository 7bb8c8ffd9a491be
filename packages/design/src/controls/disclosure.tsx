import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { ChevronRightIcon } from "../icons/icons";

export interface DisclosureProps {
  title: string;
  /** Shown beside the title, such as a badge for errors inside. */
  note?: ReactNode;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** The heading level of the title. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  children: ReactNode;
}

/** A collapsible section. Its content keeps its state while collapsed. */
export function Disclosure({ title, note, isOpen, onToggle, headingLevel = 3, children }: DisclosureProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Frame className="gh-disclosure" data-open={isOpen || undefined}>
      <Heading className="gh-disclosure-title">
        <button
          type="button"
          id={`${id}-title`}
          className="gh-disclosure-button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onToggle(!isOpen)}
        >
          <ChevronRightIcon />
          <span>{title}</span>
          {note}
        </button>
      </Heading>
      <div id={id} role="group" aria-labelledby={`${id}-title`} className="gh-disclosure-body" hidden={!isOpen}>
        {children}
      </div>
    </Frame>
  );
}

const Frame = styled.div`
  min-width: 0;
  .gh-disclosure + & { border-top: var(--gh-line) solid var(--gh-hairline); }
  .gh-disclosure-button {
    display: flex;
    align-items: center;
    gap: 0.5em;
    width: 100%;
    min-height: var(--gh-panel-head);
    padding: var(--gh-space-1) var(--gh-space-4);
    border: 0;
    background: transparent;
    font-weight: var(--gh-weight-strong);
    text-align: start;
    cursor: default;
  }
  .gh-disclosure-button:hover { background: var(--gh-surface-hover); }
  .gh-disclosure-button:focus-visible { outline-offset: calc(-1 * var(--gh-focus-width)); }
  .gh-disclosure-button > span { min-width: 0; overflow-wrap: anywhere; }
  .gh-disclosure-button > .gh-icon { flex: none; color: var(--gh-text-muted); transition: rotate var(--gh-motion-fast); }
  &[data-open] > .gh-disclosure-title .gh-icon:first-child { rotate: 90deg; }
  .gh-disclosure-body { padding: var(--gh-space-1) var(--gh-space-4) var(--gh-space-4); }
`;
