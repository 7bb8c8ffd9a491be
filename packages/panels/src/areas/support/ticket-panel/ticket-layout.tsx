import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";

export interface TicketLayoutProps {
  readonly main: ReactNode;
  readonly side: ReactNode;
  /** Hides the side part below the main part until the height of the main part is known. */
  readonly isMainLoading: boolean;
}

/** The conversation above the facts and files, or beside them where there is room. */
export function TicketLayout({ main, side, isMainLoading }: TicketLayoutProps): ReactNode {
  return (
    <Frame>
      <div>
        <div>{main}</div>
        <div data-waits={isMainLoading || undefined}>{side}</div>
      </div>
    </Frame>
  );
}

const Frame = styled.div`
  container: gh-ticket / inline-size;
  min-width: 0;
  > div, > div > div { display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; gap: var(--gh-space-3); min-width: 0; }
  > div > div:empty { display: none; }
  @container gh-ticket (width < 60em) {
    > div > [data-waits] { display: none; }
  }
  @container gh-ticket (width >= 60em) {
    > div { grid-template-columns: minmax(0, 1fr) minmax(23.5em, 26em); gap: var(--gh-space-4); }
    > div > div { gap: var(--gh-space-4); }
  }
`;
