import { type CalendarDateTime, parseDateTime } from "@internationalized/date";
import { type ReactNode, useCallback, useId, useMemo, useRef, useState } from "react";
import { Button, DateInput, DatePicker, DateSegment, Group, Label } from "react-aria-components/DatePicker";
import { styled } from "styled-components";
import { FieldFrame, FieldNotes } from "../controls/field-frame";
import { inputStyle } from "../controls/input-style";
import { CalendarIcon } from "../icons/page-icons";
import { useDesignMessages } from "../root/messages-context";
import { DateTimeCalendar } from "./date-time-calendar";
import { DayFirstLocale } from "./day-first-locale";
import { PopoverSurface } from "./popover-surface";
import { usePressStyle } from "./use-press-style";

export interface DateTimeFieldProps {
  label: string;
  /**
   * A local date and time to the minute, such as `2026-11-27T18:04`. Empty for none. It has no time zone, so name the
   * zone in the description.
   */
  value: string;
  /** Called with an empty string while a part is missing. */
  onChange: (value: string) => void;
  /** The bounds of the calendar. The form must check typed values. */
  min?: string;
  max?: string;
  description?: ReactNode;
  /** The problem and its solution. Marks the field invalid. */
  error?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** A date and time field. Users type each part, or pick the date from a calendar. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, value, onChange, min, max, description, error, isRequired, isDisabled } = props;
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const notesId = useId();
  const requiredId = useId();
  const messages = useDesignMessages();
  usePressStyle();
  const isInvalid = error !== undefined && error !== null;
  const close = useCallback(() => setOpen(false), []);
  const fieldRef = useRef<HTMLDivElement>(null);
  // Memoize, because react-aria resets all parts for a new object, even with the same time.
  const chosen = useMemo(() => read(value), [value]);
  // While a part is missing, react-aria keeps the other parts and the last complete time, without a callback.
  const [held, setHeld] = useState(chosen);
  if (chosen !== undefined && chosen !== held) setHeld(chosen);
  const reportMissing = () => {
    const isMissing = fieldRef.current?.querySelector("[data-placeholder]") != null;
    if (isMissing && value !== "") onChange("");
    if (!isMissing && value === "" && held !== undefined) onChange(write(held));
  };
  return (
    <DayFirstLocale>
      <DatePicker
        granularity="minute"
        hourCycle={24}
        shouldForceLeadingZeros
        validationBehavior="aria"
        value={chosen ?? held ?? null}
        placeholderValue={read(min)}
        onChange={(next) => {
          if (next === null) setHeld(undefined);
          onChange(next === null ? "" : write(next));
        }}
        isOpen={isOpen}
        onOpenChange={(next) => {
          if (!next) buttonRef.current?.focus();
          setOpen(next);
        }}
        isInvalid={isInvalid}
        isRequired={isRequired}
        isDisabled={isDisabled}
        aria-describedby={isRequired ? `${requiredId} ${notesId}` : notesId}
      >
        <FieldFrame className="gh-field">
          <Label className="gh-label" data-required={isRequired || undefined}>
            {label}
          </Label>
          {isRequired && (
            <span id={requiredId} hidden>
              {messages.required}
            </span>
          )}
          <Field ref={fieldRef} className="gh-input gh-date-time" onKeyUp={reportMissing}>
            <DateInput className="gh-date-time-parts">
              {(segment) => <DateSegment className="gh-date-time-part" segment={segment} />}
            </DateInput>
            <Button ref={buttonRef} className="gh-date-time-button">
              <CalendarIcon />
            </Button>
          </Field>
          <FieldNotes id={notesId} description={description} error={error} />
        </FieldFrame>
        <PopoverSurface triggerRef={buttonRef} isOpen={isOpen} onClose={close} placement="bottom end">
          <DayFirstLocale>
            <DateTimeCalendar min={read(min)} max={read(max)} />
          </DayFirstLocale>
        </PopoverSurface>
      </DatePicker>
    </DayFirstLocale>
  );
}

const write = (time: CalendarDateTime) => time.toString().slice(0, "2026-11-27T18:04".length);

/** Undefined if the text is not a valid time. */
function read(wall: string | undefined): CalendarDateTime | undefined {
  try {
    return wall === undefined || wall === "" ? undefined : parseDateTime(wall);
  } catch {
    return undefined;
  }
}

const Field = styled(Group)`
  ${inputStyle}
  display: flex;
  align-items: center;
  padding-block: 0;
  padding-inline-end: 0.2em;
  &[data-focus-within] { outline: var(--gh-focus-width) solid var(--gh-focus); outline-offset: -1px; border-color: var(--gh-focus); }
  .gh-date-time-parts { display: flex; flex: 1; flex-wrap: wrap; min-width: 0; padding-block: 0.25em; font-variant-numeric: tabular-nums; }
  .gh-date-time-part { padding: 0 0.1em; border-radius: var(--gh-radius-sm); outline: none; white-space: pre; }
  .gh-date-time-part[data-type="literal"] { padding: 0; color: var(--gh-text-muted); }
  .gh-date-time-part[data-placeholder] { color: var(--gh-text-muted); }
  .gh-date-time-part[data-focused] { background: var(--gh-accent); color: var(--gh-on-accent); }
  .gh-date-time-button {
    display: grid;
    place-items: center;
    min-width: 2em;
    min-height: 2em;
    padding: 0;
    border: 0;
    border-radius: var(--gh-radius-sm);
    background: none;
    color: var(--gh-text-muted);
    cursor: pointer;
  }
  .gh-date-time-button:is([data-hovered], [data-pressed]) { background: var(--gh-surface-pressed); color: var(--gh-text); }
  .gh-date-time-button[data-focus-visible] { outline: var(--gh-focus-width) solid var(--gh-focus); outline-offset: -1px; }
  .gh-date-time-button[data-disabled] { color: var(--gh-text-disabled); cursor: not-allowed; }
`;
