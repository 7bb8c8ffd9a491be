import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";

/**
 * A long text to read in a dialog. It scrolls on its own and takes focus when the dialog opens, so that the arrow keys
 * scroll it.
 */
export function ReadingBox({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <Frame className="gh-reading-box" role="region" aria-label={label} tabIndex={0} data-autofocus>
      {children}
    </Frame>
  );
}

// As the only content of a dialog, it fills the height between the title and the buttons.
const Frame = styled.div`
  max-height: 50vh;
  padding: var(--gh-space-4);
  border: var(--gh-line) solid var(--gh-border);
  border-radius: var(--gh-radius);
  background: var(--gh-surface);
  overflow: auto;
  overscroll-behavior: contain;
  &:only-child { max-height: max(50vh, 100vh - 18em); }
`;
