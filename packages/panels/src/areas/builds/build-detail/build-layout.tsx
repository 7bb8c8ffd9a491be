import { waitForSkeletons } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";

export interface BuildLayoutProps {
  readonly details: ReactNode;
  readonly main: ReactNode;
  readonly side?: ReactNode;
  readonly wide?: ReactNode;
}

/** Stacks a build's panels in one column. With enough room, the facts and figures sit beside the log. */
export function BuildLayout({ details, main, side, wide }: BuildLayoutProps): ReactNode {
  return (
    <Frame>
      <div>
        <Column data-at="details">{details}</Column>
        <Column data-at="main">{main}</Column>
        {side !== undefined && <Column data-at="side">{side}</Column>}
        {wide !== undefined && <Column data-at="wide">{wide}</Column>}
      </div>
    </Frame>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: inherit;
  min-width: 0;
  ${waitForSkeletons}
`;

const Frame = styled.div`
  container: gh-build / inline-size;
  min-width: 0;
  > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--gh-space-3); }
  @container gh-build (width >= 60em) {
    > div { grid-template: auto 1fr auto / minmax(0, 1fr) minmax(20em, 26em); gap: var(--gh-space-4); }
    [data-at="main"] { grid-area: 1 / 1 / 3 / 2; }
    [data-at="details"] { grid-area: 1 / 2; }
    [data-at="side"] { grid-area: 2 / 2; }
    [data-at="wide"] { grid-area: 3 / 1 / 4 / 3; }
    [data-at="wide"]:empty { display: none; }
  }
`;
