import { useId } from "react";
import { styled } from "styled-components";
import { ChevronDownIcon } from "../icons/icons";
import { FieldFrame } from "./field-frame";
import { inputStyle } from "./input-style";

export interface NativeSelectOption {
  value: string;
  label: string;
}

export interface NativeSelectProps {
  label: string;
  options: readonly NativeSelectOption[];
  value: string;
  onChange: (value: string) => void;
  isLabelHidden?: boolean;
  isDisabled?: boolean;
  size?: "sm";
  name?: string;
}

/** The browser's own select, for filters and page sizes. Forms take `Select` from `@gatehouse/design/overlays`. */
export function NativeSelect({ label, options, value, onChange, isLabelHidden, isDisabled, size, name }: NativeSelectProps) {
  const id = useId();
  return (
    <FieldFrame className="gh-field">
      <label htmlFor={id} className={isLabelHidden ? "gh-hidden" : "gh-label"}>{label}</label>
      <Frame>
        <Choice
          id={id}
          name={name}
          className="gh-input gh-select"
          data-size={size}
          value={value}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>{option.label}</option>
          ))}
        </Choice>
        <ChevronDownIcon />
      </Frame>
    </FieldFrame>
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
  option { background: var(--gh-surface-raised); color: var(--gh-text); }
  &[data-size="sm"] { min-height: 2.167em; padding-block: 0; }
`;
