import { useContext, useId, type ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Select as AriaSelect, SelectStateContext, SelectValue } from "react-aria-components/Select";
import { Label } from "react-aria-components/Label";
import { useRef } from "react";
import { CheckIcon, ChevronDownIcon } from "../icons/icons";
import { FieldFrame, FieldNotes } from "../components/field-frame";
import { inputStyle } from "../components/input-style";
import { useDesignMessages } from "../root/messages-context";
import { styled } from "styled-components";
import { PopoverSurface } from "./popover-surface";

export interface SelectOption {
  id: string;
  label: string;
  hint?: string;
  isDisabled?: boolean;
}

export interface SelectProps {
  label: string;
  options: readonly SelectOption[];
  /** The chosen option's id, `null` for none. */
  value: string | null;
  onChange: (value: string) => void;
  placeholder?: string;
  description?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
  isLabelHidden?: boolean;
  name?: string;
}

/** One choice of a list, for forms. In toolbars `NativeSelect` does the same for no weight. */
export function Select(props: SelectProps) {
  const { label, options, value, onChange, placeholder, description, error, isRequired, isDisabled, isLabelHidden, name } = props;
  const messages = useDesignMessages();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const notesId = useId();
  const isInvalid = error !== undefined && error !== null;
  return (
    <AriaSelect
      selectedKey={value}
      onSelectionChange={(key) => key !== null && onChange(String(key))}
      placeholder={placeholder ?? messages.selectPlaceholder}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={isInvalid}
      name={name}
      validationBehavior="aria"
    >
      <FieldFrame className="gh-field">
        <Label className={isLabelHidden ? "gh-hidden" : "gh-label"} data-required={isRequired || undefined}>{label}</Label>
        <Trigger ref={buttonRef} className="gh-input gh-select" aria-describedby={notesId} data-invalid={isInvalid || undefined}>
          <SelectValue />
          <ChevronDownIcon />
        </Trigger>
        <FieldNotes id={notesId} description={description} error={error} />
      </FieldFrame>
      <SelectPopover triggerRef={buttonRef}>
        <ListBox>
          {options.map((option) => (
            <ListBoxItem key={option.id} id={option.id} className="gh-menu-item" textValue={option.label} isDisabled={option.isDisabled}>
              {({ isSelected }) => (
                <>
                  <span>{option.label}</span>
                  {option.hint !== undefined && <span className="gh-menu-hint">{option.hint}</span>}
                  {isSelected && <CheckIcon />}
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </SelectPopover>
    </AriaSelect>
  );
}

function SelectPopover({ triggerRef, children }: { triggerRef: React.RefObject<HTMLButtonElement | null>; children: ReactNode }) {
  const state = useContext(SelectStateContext);
  return (
    <PopoverSurface triggerRef={triggerRef} isOpen={state?.isOpen ?? false} onClose={() => state?.close()} matchTriggerWidth>
      {children}
    </PopoverSurface>
  );
}

const Trigger = styled(Button)`
  ${inputStyle}
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.6em;
  text-align: start;
  cursor: default;
  .gh-icon { width: 0.93em; height: 0.93em; color: var(--gh-text-muted); }
  .gh-menu-hint, [data-placeholder] { color: var(--gh-text-muted); }
  span > .gh-icon { display: none; }
`;
