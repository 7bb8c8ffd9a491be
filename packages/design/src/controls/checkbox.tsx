import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { CheckIcon, DangerIcon, MinusIcon } from "../icons/icons";

export interface CheckboxProps {
  children: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
  isReadOnly?: boolean;
  error?: ReactNode;
  name?: string;
}

/** A checkbox with its label. */
export function Checkbox(props: CheckboxProps) {
  const {
    children,
    isSelected,
    onChange,
    isIndeterminate = false,
    isDisabled,
    isRequired,
    isReadOnly,
    error,
    name,
  } = props;
  const errorId = useId();
  const isInvalid = error !== undefined && error !== null;
  return (
    <Frame className="gh-field">
      <label
        className="gh-check"
        data-selected={isSelected || undefined}
        data-indeterminate={isIndeterminate || undefined}
        data-disabled={isDisabled || undefined}
        data-invalid={isInvalid || undefined}
      >
        <input
          type="checkbox"
          name={name}
          checked={isSelected}
          disabled={isDisabled}
          required={isRequired}
          aria-readonly={isReadOnly || undefined}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? errorId : undefined}
          ref={(input) => {
            if (input) input.indeterminate = isIndeterminate;
          }}
          onChange={(event) => !isReadOnly && onChange(event.target.checked)}
        />
        <span className="gh-check-box">{isIndeterminate ? <MinusIcon /> : <CheckIcon />}</span>
        <span data-required={isRequired || undefined}>{children}</span>
      </label>
      {isInvalid && (
        <div id={errorId} className="gh-error">
          <DangerIcon />
          <span>{error}</span>
        </div>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  .gh-check { position: relative; display: inline-flex; align-items: flex-start; gap: 0.57em; min-height: 1.714em; padding-block: 0.14em; }
  input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; }
  [data-required]::after { content: "*"; content: "*" / ""; color: var(--gh-danger-text); margin-inline-start: 0.2em; }
  .gh-check-box {
    flex: none;
    display: grid;
    place-items: center;
    width: 1.143em;
    height: 1.143em;
    margin-top: 0.145em;
    border: var(--gh-line) solid var(--gh-border-control);
    border-radius: var(--gh-radius-sm);
    background: var(--gh-surface);
    color: var(--gh-on-accent);
  }
  .gh-check-box .gh-icon { width: 0.86em; height: 0.86em; stroke-width: 2.25; visibility: hidden; }
  :is([data-selected], [data-indeterminate]) > .gh-check-box {
    background: var(--gh-accent);
    border-color: var(--gh-accent);
    .gh-icon { visibility: visible; }
  }
  [data-invalid] > .gh-check-box { border-color: var(--gh-danger); }
  [data-disabled] { color: var(--gh-text-disabled); }
  [data-disabled] > .gh-check-box { background: var(--gh-surface-sunken); border-color: var(--gh-border); color: var(--gh-text-disabled); }
  input:focus-visible { outline: none; }
  input:focus-visible + .gh-check-box { outline: var(--gh-focus-width) solid var(--gh-focus); outline-offset: 2px; }
  .gh-error { display: flex; gap: 0.4em; font-size: var(--gh-type-sm); color: var(--gh-danger-text); }
  .gh-error .gh-icon { margin-top: 0.15em; }
`;
