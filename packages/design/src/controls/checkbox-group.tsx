import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { useDesignMessages } from "../root/messages-context";
import { FieldFrame, FieldNotes } from "./field-frame";

export interface CheckboxGroupProps {
  label: string;
  /** The checkboxes. A long list scrolls inside the group. */
  children: ReactNode;
  description?: ReactNode;
  /** The problem with the choice as a whole. */
  error?: ReactNode;
  isRequired?: boolean;
}

/** Checkboxes under one label, with help and error. */
export function CheckboxGroup({ label, children, description, error, isRequired }: CheckboxGroupProps) {
  const messages = useDesignMessages();
  const id = useId();
  const isInvalid = error !== undefined && error !== null;
  return (
    <FieldFrame
      className="gh-field"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={isRequired ? `${id}-required ${id}-notes` : `${id}-notes`}
      data-invalid={isInvalid || undefined}
    >
      <span id={`${id}-label`} className="gh-label" data-required={isRequired || undefined}>
        {label}
      </span>
      {/* A group can't have `aria-required`. */}
      {isRequired && (
        <span id={`${id}-required`} hidden>
          {messages.required}
        </span>
      )}
      <Boxes className="gh-check-list">{children}</Boxes>
      <FieldNotes id={`${id}-notes`} description={description} error={error} />
    </FieldFrame>
  );
}

/* The padding leaves room for focus rings at the edge. The height cuts a box in half, which shows that more follow. */
const Boxes = styled.div`
  display: grid;
  gap: var(--gh-space-1);
  max-height: 15.6em;
  margin: calc(-1 * var(--gh-space-1));
  padding: var(--gh-space-1);
  overflow-y: auto;
`;
