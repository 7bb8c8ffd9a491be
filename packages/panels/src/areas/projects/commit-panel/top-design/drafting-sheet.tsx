import { css, styled } from "@gatehouse/design/styled";

/* The pictures are black on a transparent background, so their paper is light in both themes. */
export const draftingPaper = css`
  color-scheme: light;
  color: var(--gh-text);
  background:
    repeating-linear-gradient(to right, var(--gh-hairline) 0 1px, transparent 1px 1.43em),
    repeating-linear-gradient(to bottom, var(--gh-hairline) 0 1px, transparent 1px 1.43em),
    var(--gh-surface-sunken);
`;

/* A plate with a frame: in the dark theme, light paper up to the panel's edges would look like a defect. */
export const draftingPlate = css`
  ${draftingPaper}
  margin: var(--gh-space-4);
  border: var(--gh-line) solid var(--gh-border);
  border-radius: var(--gh-radius);
`;

/** The paper below a top design, also shown while there is no picture. */
export const DraftingSheet = styled.div`
  ${draftingPlate}
  position: relative;
  display: grid;
  place-items: center;
  align-content: center;
  gap: var(--gh-space-2);
  min-width: 0;
  min-height: 16em;
  padding: var(--gh-space-4);
  text-align: center;
  > p { padding: 0.1em 0.5em; background: var(--gh-surface-sunken); color: var(--gh-text-muted); }
`;
