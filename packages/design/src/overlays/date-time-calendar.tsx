import type { CalendarDateTime } from "@internationalized/date";
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from "react-aria-components/Calendar";
import { Dialog } from "react-aria-components/Dialog";
import { styled } from "styled-components";
import { ChevronLeftIcon, ChevronRightIcon } from "../icons/icons";

interface DateTimeCalendarProps {
  min: CalendarDateTime | undefined;
  max: CalendarDateTime | undefined;
}

/** The calendar of the surrounding date picker. Days outside the bounds can't be chosen. */
export function DateTimeCalendar({ min, max }: DateTimeCalendarProps) {
  return (
    <Plain>
      <Month minValue={min} maxValue={max}>
        <div className="gh-calendar-head">
          <Button slot="previous" className="gh-calendar-button">
            <ChevronLeftIcon />
          </Button>
          <Heading className="gh-calendar-month" />
          <Button slot="next" className="gh-calendar-button">
            <ChevronRightIcon />
          </Button>
        </div>
        <CalendarGrid weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className="gh-calendar-weekday">{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell className="gh-calendar-day" date={date} />}</CalendarGridBody>
        </CalendarGrid>
      </Month>
    </Plain>
  );
}

const Plain = styled(Dialog)`
  outline: none;
`;

const Month = styled(Calendar)`
  padding: var(--gh-space-2);
  .gh-calendar-head { display: flex; align-items: center; justify-content: space-between; gap: var(--gh-space-2); }
  .gh-calendar-month { margin: 0; font-size: var(--gh-type-md); font-weight: var(--gh-weight-medium); }
  table { border-collapse: collapse; }
  th, td { padding: 0; text-align: center; }
  .gh-calendar-weekday { padding: 0.4em 0; font-size: var(--gh-type-sm); font-weight: var(--gh-weight); color: var(--gh-text-muted); }
  .gh-calendar-day, .gh-calendar-button {
    display: grid;
    place-items: center;
    min-width: 2.3em;
    min-height: 2.3em;
    padding: 0;
    border: 0;
    border-radius: var(--gh-radius);
    background: none;
    color: var(--gh-text);
    font-variant-numeric: tabular-nums;
    cursor: pointer;
    outline: none;
  }
  .gh-calendar-button { color: var(--gh-text-muted); }
  :is(.gh-calendar-day, .gh-calendar-button)[data-hovered] { background: var(--gh-surface-pressed); }
  .gh-calendar-day[data-selected] { background: var(--gh-accent); color: var(--gh-on-accent); }
  .gh-calendar-day[data-outside-month] { visibility: hidden; }
  :is(.gh-calendar-day, .gh-calendar-button)[data-disabled] { color: var(--gh-text-disabled); cursor: default; }
  :is(.gh-calendar-day, .gh-calendar-button)[data-focus-visible] { outline: var(--gh-focus-width) solid var(--gh-focus); outline-offset: 1px; }
`;
