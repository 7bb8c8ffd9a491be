import { memo, type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { ChevronDownIcon } from "../icons/icons";
import { FieldFrame, FieldNotes } from "./field-frame";
import { inputStyle } from "./input-style";

export interface NativeSelectOption {
  value: string;
  label: string;
  /** Options of one group are shown together under its name. */
  group?: string;
}

export interface NativeSelectProps {
  label: string;
  options: readonly NativeSelectOption[];
  value: string;
  onChange: (value: string) => void;
  /** The problem and its solution. Marks the field invalid. */
  error?: ReactNode;
  isRequired?: boolean;
  isLabelHidden?: boolean;
  isDisabled?: boolean;
  size?: "sm";
  name?: string;
  autoComplete?: string;
}

/**
 * The browser's own select, for filters, page sizes, and long lists in forms, which phones show natively. `Select` from
 * `@gatehouse/design/select` shows more of each option.
 */
export function NativeSelect(props: NativeSelectProps) {
  const { label, options, value, onChange, error, isRequired, isLabelHidden, isDisabled, size, name, autoComplete } =
    props;
  const id = useId();
  const notesId = `${id}-notes`;
  const isInvalid = error !== undefined && error !== null;
  return (
    <FieldFrame className="gh-field">
      <label htmlFor={id} className={isLabelHidden ? "gh-hidden" : "gh-label"} data-required={isRequired || undefined}>
        {label}
      </label>
      <Frame>
        <Choice
          id={id}
          name={name}
          className="gh-input gh-select"
          data-size={size}
          value={value}
          disabled={isDisabled}
          required={isRequired}
          autoComplete={autoComplete}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? notesId : undefined}
          data-invalid={isInvalid || undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          <Options options={options} />
        </Choice>
        <ChevronDownIcon />
      </Frame>
      {/* Filters have no notes, so don't reserve space for them. */}
      {(isRequired || isInvalid) && <FieldNotes id={notesId} error={error} />}
    </FieldFrame>
  );
}

/** Memoized, so that choosing one of thousands of options doesn't render them all again. */
const Options = memo(function Options({ options }: Pick<NativeSelectProps, "options">) {
  return (
    <>
      {options.filter(({ group }) => group === undefined).map(optionOf)}
      {[...new Set(options.map(({ group }) => group))].map(
        (group) =>
          group !== undefined && (
            <optgroup key={group} label={group}>
              {options.filter((option) => option.group === group).map(optionOf)}
            </optgroup>
          ),
      )}
    </>
  );
});

function optionOf({ value, label }: NativeSelectOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}

const Frame = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  > .gh-icon { position: absolute; inset-inline-end: 0.64em; width: 0.93em; height: 0.93em; color: var(--gh-text-muted); pointer-events: none; }
`;

const Choice = styled.select`
  ${inputStyle}
  padding-inline-end: 2.1em;
  text-overflow: ellipsis;
  cursor: default;
  option, optgroup { background: var(--gh-surface-raised); color: var(--gh-text); }
  &[data-size="sm"] { min-height: 2.167em; padding-block: 0; }
`;
