import { styled } from "@gatehouse/design/styled";
import type { ReactNode, RefObject } from "react";

export interface ReleaseLayoutProps {
  readonly main: ReactNode;
  readonly side: ReactNode;
  /** Whether the main panels have no final height yet. */
  readonly isLoading: boolean;
  /** Receives the focus when the focused button is removed. */
  readonly focusRef: RefObject<HTMLDivElement | null>;
  /** The release's name, announced with the focus. */
  readonly label: string;
}

/** The panels of a release. In two columns where there is room: main beside side. */
export function ReleaseLayout({ main, side, isLoading, focusRef, label }: ReleaseLayoutProps): ReactNode {
  return (
    <Frame>
      <div>
        <Column ref={focusRef} tabIndex={-1} role="group" aria-label={label}>
          {main}
        </Column>
        <Column data-waiting={isLoading || undefined}>{side}</Column>
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
  &:focus { outline: none; }
`;

const Frame = styled.div`
  container: gh-release / inline-size;
  min-width: 0;
  > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--gh-space-3); }
  @container gh-release (width < 60em) {
    [data-waiting] { visibility: hidden; }
  }
  @container gh-release (width >= 60em) {
    > div { grid-template-columns: minmax(0, 1fr) minmax(20em, 26em); gap: var(--gh-space-4); }
  }
`;
