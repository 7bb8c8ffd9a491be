import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { FieldFrame, FieldNotes } from "./field-frame";

export interface CheckboxGroupProps {
  label: string;
  /** Checkboxes. Many of them scroll in their own place. */
  children: ReactNode;
  description?: ReactNode;
  /** The problem of the choice as a whole. */
  error?: ReactNode;
  isRequired?: boolean;
}

/** Several boxes to tick under one label, with their help and their error. */
export function CheckboxGroup({ label, children, description, error, isRequired }: CheckboxGroupProps) {
  const id = useId();
  const isInvalid = error !== undefined && error !== null;
  return (
    <FieldFrame
      className="gh-field"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-notes`}
      data-invalid={isInvalid || undefined}
    >
      <span id={`${id}-label`} className="gh-label" data-required={isRequired || undefined}>
        {label}
      </span>
      <Boxes className="gh-check-list">{children}</Boxes>
      <FieldNotes id={`${id}-notes`} description={description} error={error} />
    </FieldFrame>
  );
}

/* Room for the focus ring of what stands at its edge; a box cut in half says that more follow. */
const Boxes = styled.div`
  display: grid;
  gap: var(--gh-space-1);
  max-height: 15.6em;
  margin: calc(-1 * var(--gh-space-1));
  padding: var(--gh-space-1);
  overflow-y: auto;
`;
