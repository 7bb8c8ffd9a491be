import type { ReactNode } from "react";
import { styled } from "styled-components";
import { DangerIcon } from "../icons/icons";

/** The layout of a field: label above, help below, then the error, which says what to do. */
export const FieldFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--gh-space-1);
  min-width: 0;
  .gh-label { font-size: var(--gh-type-sm); font-weight: var(--gh-weight-medium); }
  .gh-label[data-required]::after { content: "*"; content: "*" / ""; color: var(--gh-danger-text); margin-inline-start: 0.2em; }
  .gh-description { font-size: var(--gh-type-sm); color: var(--gh-text-muted); }
  .gh-error { display: flex; gap: 0.4em; font-size: var(--gh-type-sm); color: var(--gh-danger-text); }
  .gh-error .gh-icon { margin-top: 0.15em; }
  .gh-field-notes:empty { margin-top: calc(-1 * var(--gh-space-1)); }
`;

interface FieldNotesProps {
  id: string;
  description?: ReactNode;
  error?: ReactNode;
}

/** Help and error of a field. Reference its id in the input's `aria-describedby`. New errors are announced. */
export function FieldNotes({ id, description, error }: FieldNotesProps) {
  return (
    <div id={id} aria-live="polite" className="gh-field-notes">
      {description !== undefined && description !== null && <div className="gh-description">{description}</div>}
      {error !== undefined && error !== null && (
        <div className="gh-error">
          <DangerIcon />
          <span>{error}</span>
        </div>
      )}
    </div>
  );
}
