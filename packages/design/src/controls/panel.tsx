import { type ReactNode, useId } from "react";
import { styled } from "styled-components";

export interface PanelProps {
  title?: string;
  /** Names the panel if `tabs` replace the title. */
  label?: string;
  count?: number | string;
  actions?: ReactNode;
  /** A `Tabs` that replaces the title. */
  tabs?: ReactNode;
  /** The heading level of the panel's title. */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Removes the padding, so that a table or list touches the frame. */
  isFlush?: boolean;
  foot?: ReactNode;
  /** The name by which a guided tour finds the panel. */
  "data-tour"?: string;
  children?: ReactNode;
}

/**
 * The frame of one area: title, count and actions on one line. It is the container for width queries of its content.
 */
export function Panel({
  title,
  label,
  count,
  actions,
  tabs,
  headingLevel = 2,
  isFlush,
  foot,
  "data-tour": tour,
  children,
}: PanelProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const actionRow = actions !== undefined && actions !== null && <div className="gh-panel-actions">{actions}</div>;
  return (
    <Frame
      className="gh-panel"
      data-tour={tour}
      aria-label={title && !tabs ? undefined : (label ?? title)}
      aria-labelledby={title && !tabs ? titleId : undefined}
    >
      {tabs ? (
        <div className="gh-panel-tabs">
          {tabs}
          {actionRow}
        </div>
      ) : (
        title !== undefined && (
          <header className="gh-panel-head">
            <Heading className="gh-panel-title" id={titleId}>
              {title}
              {count !== undefined && <span className="gh-count">{count}</span>}
            </Heading>
            {actionRow}
          </header>
        )
      )}
      <div className="gh-panel-body" data-flush={isFlush || undefined}>
        {children}
      </div>
      {foot !== undefined && foot !== null && <footer className="gh-panel-foot">{foot}</footer>}
    </Frame>
  );
}

const Frame = styled.section`
  container: gh-panel / inline-size;
  min-width: 0;
  background: var(--gh-surface);
  border: var(--gh-line) solid var(--gh-border);
  border-radius: var(--gh-radius-lg);
  --gh-inner-radius: max(0px, calc(var(--gh-radius-lg) - 1px));
  > :first-child, > :first-child > .gh-data-table:first-child > :first-child { border-start-start-radius: var(--gh-inner-radius); border-start-end-radius: var(--gh-inner-radius); }
  > :last-child, > :last-child > .gh-table-wrap:last-child, > :last-child > .gh-data-table:last-child > :last-child { border-end-start-radius: var(--gh-inner-radius); border-end-end-radius: var(--gh-inner-radius); }
  .gh-panel-head { display: flex; flex-wrap: wrap; align-items: center; gap: var(--gh-space-1) var(--gh-space-2); min-height: var(--gh-panel-head); padding: var(--gh-space-1) var(--gh-space-3) var(--gh-space-1) var(--gh-space-4); border-bottom: var(--gh-line) solid var(--gh-hairline); }
  .gh-panel-title { display: flex; align-items: baseline; gap: 0.5em; min-width: 0; padding-block: 0.36em; overflow-wrap: anywhere; font-weight: var(--gh-weight-strong); }
  .gh-panel-actions { margin-inline-start: auto; display: flex; flex-wrap: wrap; align-items: center; gap: var(--gh-space-2); }
  .gh-panel-body { padding: var(--gh-space-4); }
  .gh-panel-body[data-flush] { padding: 0; }
  .gh-panel-foot { display: flex; flex-wrap: wrap; align-items: center; gap: var(--gh-space-2); padding: var(--gh-space-3) var(--gh-space-4); border-top: var(--gh-line) solid var(--gh-hairline); }
  .gh-panel-tabs { display: flex; align-items: stretch; min-height: var(--gh-panel-head); padding-inline-end: var(--gh-space-3); border-bottom: var(--gh-line) solid var(--gh-hairline); }
  .gh-panel-tabs .gh-tabs { border: 0; flex: 0 1 auto; min-width: 0; }
  .gh-panel-tabs .gh-tab { min-height: 100%; margin-bottom: 0; padding-block: 0.7em; }
  .gh-panel-tabs .gh-panel-actions { flex: none; padding-block: var(--gh-space-1); }
`;
