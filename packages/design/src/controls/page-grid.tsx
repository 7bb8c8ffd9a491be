import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";

/** Panels in one column, or in two where the page is wide enough. Panels in a row are equally high. */
export function PageGrid({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <div className="gh-page-grid">{children}</div>
    </Frame>
  );
}

export interface PageGridItemProps {
  /**
   * `half` is beside its neighbor on a wide page. `half-table` is only where each half has room for a table's columns.
   */
  span?: "full" | "half" | "half-table";
  children: ReactNode;
}

/**
 * A place in a `PageGrid`. Takes no room while its panel is empty, or `gh-pending`, which means that it may stay empty.
 */
export function PageGridItem({ span = "full", children }: PageGridItemProps) {
  return (
    <div className="gh-page-grid-item" data-span={span}>
      {children}
    </div>
  );
}

const hide = keyframes`from, to { visibility: hidden; }`;
const hideAfter = keyframes`from, 99% { visibility: visible; } to { visibility: hidden; }`;

/*
 * Items after a pending panel stay hidden briefly, so that they don't jump. This isn't motion, so `!important`
 * overrides the reduced-motion rule.
 */
const Frame = styled.div`
  container: gh-page-grid / inline-size;
  min-width: 0;
  > .gh-page-grid { display: grid; position: relative; gap: var(--gh-space-4); grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .gh-page-grid-item { display: grid; grid-template-columns: minmax(0, 1fr); grid-column: 1 / -1; min-width: 0; }
  .gh-page-grid-item[data-span^="half"] { grid-column: auto; }
  .gh-page-grid-item:has(> .gh-panel-slot:empty, .gh-pending) { position: absolute; inset-inline: 0; }
  .gh-page-grid-item .gh-pending { display: block; animation: ${hideAfter} 1.5s forwards !important; }
  .gh-page-grid-item:has(.gh-pending) ~ * { animation: ${hide} 1.5s !important; }
  @container gh-page-grid (width < 82em) {
    .gh-page-grid-item[data-span="half-table"] { grid-column: 1 / -1; }
  }
  @container gh-page-grid (width < 46em) {
    > .gh-page-grid { gap: var(--gh-space-3); }
    .gh-page-grid-item[data-span="half"] { grid-column: 1 / -1; }
  }
  /* Chromium moves all of a grid to the next sheet of paper, rather than breaking it. */
  @media print {
    > .gh-page-grid { display: block; }
    .gh-page-grid-item + .gh-page-grid-item { margin-block-start: var(--gh-space-4); }
  }
`;
