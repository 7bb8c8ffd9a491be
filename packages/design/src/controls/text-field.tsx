import { type ChangeEvent, forwardRef, type HTMLAttributes, type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { FieldFrame, FieldNotes } from "./field-frame";
import { inputStyle } from "./input-style";

export interface TextFieldProps {
  label: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  description?: ReactNode;
  /** The problem and its solution. Marks the field invalid. */
  error?: ReactNode;
  isRequired?: boolean;
  isReadOnly?: boolean;
  isDisabled?: boolean;
  /** Renders a text area. */
  multiline?: boolean;
  rows?: number;
  icon?: ReactNode;
  /** A small button at the field's end, such as one that clears it. */
  trailing?: ReactNode;
  /** Keeps the label for assistive technology only. */
  isLabelHidden?: boolean;
  /** For serials, codes and SHAs. */
  isMono?: boolean;
  type?: "text" | "email" | "password" | "search" | "tel" | "url" | "number" | "date" | "datetime-local";
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  placeholder?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  name?: string;
  maxLength?: number;
  min?: number | string;
  max?: number | string;
  step?: number | string;
  id?: string;
}

/** A labeled text input or text area with help and error. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const {
    label,
    onChange,
    description,
    error,
    isRequired,
    isReadOnly,
    isDisabled,
    multiline,
    rows,
    icon,
    trailing,
    isLabelHidden,
    isMono,
    type = "text",
    id,
    ...rest
  } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  const notesId = `${inputId}-notes`;
  const isInvalid = error !== undefined && error !== null;
  return (
    <FieldFrame className="gh-field">
      <label
        htmlFor={inputId}
        className={isLabelHidden ? "gh-hidden" : "gh-label"}
        data-required={isRequired || undefined}
      >
        {label}
      </label>
      <InputGroup
        className="gh-field-group"
        data-icon={icon ? "" : undefined}
        data-trailing={trailing ? "" : undefined}
      >
        {icon}
        <Input
          {...rest}
          as={multiline ? "textarea" : "input"}
          ref={ref}
          id={inputId}
          className={isMono ? "gh-input gh-mono" : "gh-input"}
          {...(multiline ? { rows } : { type })}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onChange?.(event.target.value)}
          required={isRequired}
          readOnly={isReadOnly}
          disabled={isDisabled}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid || description !== undefined ? notesId : undefined}
          data-invalid={isInvalid || undefined}
        />
        {trailing}
      </InputGroup>
      <FieldNotes id={notesId} description={description} error={error} />
    </FieldFrame>
  );
});

const Input = styled.input`
  ${inputStyle}
  textarea& { min-height: 6em; padding-block: 0.5em; resize: vertical; display: block; }
`;

/** An input with an icon before its text and a button after it. */
const InputGroup = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  > .gh-icon:first-child { position: absolute; inset-inline-start: 0.64em; color: var(--gh-text-muted); pointer-events: none; }
  &[data-icon] > .gh-input { padding-inline-start: 2.3em; }
  > .gh-button { position: absolute; inset-inline-end: 0.2em; }
  &[data-trailing] > .gh-input { padding-inline-end: 2.3em; }
`;
