import { type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from "react";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { styled } from "styled-components";
import { FieldFrame, FieldNotes } from "../controls/field-frame";
import { inputStyle } from "../controls/input-style";
import { openingKeys } from "../controls/opening-keys";
import { CheckIcon, ChevronDownIcon } from "../icons/icons";
import { useDesignMessages } from "../root/messages-context";
import { focusOnMount } from "./focus-on-mount";
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

/** A single choice from a list, for forms. In toolbars, use the lighter `NativeSelect`. */
export function Select(props: SelectProps) {
  const {
    label,
    options,
    value,
    onChange,
    placeholder,
    description,
    error,
    isRequired,
    isDisabled,
    isLabelHidden,
    name,
  } = props;
  const messages = useDesignMessages();
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = useCallback(() => setIsOpen(false), []);
  const isInvalid = error !== undefined && error !== null;
  const chosen = options.find((option) => option.id === value);
  const first = chosen ?? options.find(({ isDisabled: isOff }) => !isOff);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const named = startingWith(event.key, options, chosen);
    if (named) onChange(named.id);
    if (!openingKeys.has(event.key)) return;
    /* A click made by Enter would come after the list has taken the focus. */
    event.preventDefault();
    setIsOpen(true);
  };
  const choose = (option: SelectOption | undefined) => {
    if (option && option !== chosen) onChange(option.id);
    ref.current?.focus();
    close();
  };

  return (
    <FieldFrame className="gh-field">
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={isLabelHidden ? "gh-hidden" : "gh-label"}
        data-required={isRequired || undefined}
      >
        {label}
      </label>
      {/* A button can't have `aria-required`. */}
      {isRequired && (
        <span id={`${id}-required`} hidden>
          {messages.required}
        </span>
      )}
      <Trigger
        ref={ref}
        id={id}
        type="button"
        className="gh-input gh-select"
        disabled={isDisabled}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={isRequired ? `${id}-required ${id}-notes` : `${id}-notes`}
        data-invalid={isInvalid || undefined}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={handleKeyDown}
      >
        <span id={`${id}-value`} data-placeholder={chosen === undefined || undefined}>
          {chosen ? <OptionText option={chosen} /> : (placeholder ?? messages.selectPlaceholder)}
        </span>
        <ChevronDownIcon />
      </Trigger>
      {name !== undefined && <input type="hidden" name={name} value={value ?? ""} />}
      <FieldNotes id={`${id}-notes`} description={description} error={error} />
      <PopoverSurface triggerRef={ref} isOpen={isOpen} onClose={close} matchTriggerWidth>
        <ListBox
          aria-label={label}
          autoFocus="first"
          escapeKeyBehavior="none"
          shouldFocusOnHover
          shouldSelectOnPressUp
          selectionMode="single"
          selectedKeys={chosen ? [chosen.id] : []}
          /* An empty selection means that the user chose the current option again. */
          onSelectionChange={(keys) => choose(options.find((option) => keys === "all" || keys.has(option.id)))}
        >
          {options.map((option) => (
            <ListBoxItem
              key={option.id}
              ref={option === first ? focusOnMount : undefined}
              id={option.id}
              className="gh-menu-item"
              textValue={option.label}
              isDisabled={option.isDisabled}
            >
              <OptionText option={option} />
              {option === chosen && <CheckIcon />}
            </ListBoxItem>
          ))}
        </ListBox>
      </PopoverSurface>
    </FieldFrame>
  );
}

function OptionText({ option: { label, hint } }: { option: SelectOption }) {
  return (
    <>
      <span>{label}</span>
      {hint !== undefined && (
        <>
          {" "}
          <span className="gh-menu-hint">{hint}</span>
        </>
      )}
    </>
  );
}

/** The next option whose label starts with the typed letter, as in the browser's own select. */
function startingWith(
  key: string,
  options: readonly SelectOption[],
  chosen: SelectOption | undefined,
): SelectOption | undefined {
  if (key.length !== 1 || key === " ") return undefined;
  const after = chosen ? options.indexOf(chosen) + 1 : 0;
  const inTurn = [...options.slice(after), ...options.slice(0, after)];
  return inTurn.find(({ label, isDisabled }) => !isDisabled && label.toLowerCase().startsWith(key.toLowerCase()));
}

const Trigger = styled.button`
  ${inputStyle}
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.6em;
  text-align: start;
  cursor: default;
  .gh-icon { width: 0.93em; height: 0.93em; color: var(--gh-text-muted); }
  .gh-menu-hint { margin-inline-start: 0.4em; }
  .gh-menu-hint, [data-placeholder] { color: var(--gh-text-muted); }
`;
