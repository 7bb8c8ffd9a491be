import { type KeyboardEvent, useRef } from "react";
import { styled } from "styled-components";
import { outlinedIcon } from "../icons/outlined-icon";
import type { DesignMessages } from "../root/design-messages";
import type { TableColumn } from "./table-column";

export interface SelectColumnOptions<Row> {
  onSelect: (rows: readonly Row[], isSelected: boolean) => void;
  /** Deselects all rows. */
  onClear: () => void;
  /** The row's name for assistive technology. */
  nameOf: (row: Row) => string;
  messages: Pick<DesignMessages, "selectRow" | "selectPage">;
  /** A visible header. Without one, the header is a checkbox that selects the rows of the page. */
  header?: string | undefined;
}

/**
 * Creates the column of checkboxes. Shift also changes the rows between the last change and this one. Keep the column
 * stable between renders.
 */
export function selectColumn<Row extends object>(options: SelectColumnOptions<Row>): TableColumn<Row> {
  const { onSelect, onClear, nameOf, header, messages } = options;
  let last: Row | undefined;
  // The header renders whenever the visible rows change, which keeps this current.
  let inSight: readonly Row[] = [];
  const change = (row: Row, isOn: boolean, isRange: boolean) => {
    const ends = last === undefined ? [] : [inSight.indexOf(last), inSight.indexOf(row)];
    const hasRange = isRange && ends.length > 0 && !ends.includes(-1);
    last = row;
    onSelect(hasRange ? inSight.slice(Math.min(...ends), Math.max(...ends) + 1) : [row], isOn);
  };
  return {
    id: "select",
    header: header ?? "",
    isSelect: true,
    cell: (row, isSelected) => (
      <SelectBox
        label={messages.selectRow(nameOf(row))}
        isSelected={isSelected}
        onChange={(isOn, isRange) => change(row, isOn, isRange)}
        onEscape={onClear}
      />
    ),
    head: (count, rows) => {
      inSight = rows;
      if (header !== undefined) return header;
      const isAll = count > 0 && count === rows.length;
      return (
        <SelectBox
          label={messages.selectPage}
          isSelected={isAll}
          isPartly={count > 0 && !isAll}
          onChange={() => onSelect(rows, !isAll)}
          onEscape={onClear}
        />
      );
    },
  };
}

interface SelectBoxProps {
  label: string;
  isSelected: boolean;
  isPartly?: boolean;
  onChange: (isSelected: boolean, isRange: boolean) => void;
  onEscape: () => void;
}

function SelectBox({ label, isSelected, isPartly = false, onChange, onEscape }: SelectBoxProps) {
  // A change event doesn't tell which keys are held, but the preceding click does, even from the space bar.
  const isRange = useRef(false);
  return (
    <Box
      type="checkbox"
      className="gh-select-box"
      aria-label={label}
      checked={isSelected}
      ref={(input) => {
        if (input) input.indeterminate = isPartly;
      }}
      onClick={(event) => {
        isRange.current = event.shiftKey;
      }}
      onChange={(event) => onChange(event.target.checked, isRange.current)}
      onKeyDown={(event: KeyboardEvent) => event.key === "Escape" && onEscape()}
    />
  );
}

/* Use one element per row, because a table may have hundreds. The box is drawn inside the 24 px target. */
const Box = styled.input`
  appearance: none;
  font: inherit;
  display: inline-grid;
  place-items: center;
  width: max(24px, 1.714em);
  height: max(24px, 1.714em);
  margin: 0 0 0 -0.286em;
  vertical-align: middle;
  border-radius: var(--gh-radius-sm);
  cursor: default;
  .gh-table th & { font-size: 1.167em; }
  &::before { content: ""; grid-area: 1 / 1; width: 1.143em; height: 1.143em; border: var(--gh-line) solid var(--gh-border-control); border-radius: var(--gh-radius-sm); background: var(--gh-surface); }
  &:hover::before { border-color: var(--gh-accent); }
  &:is(:checked, :indeterminate)::before { border-color: var(--gh-accent); background: var(--gh-accent); }
  ${outlinedIcon("&::after", "check", "CanvasText")}
  &::after { grid-area: 1 / 1; width: 0.86em; height: 0.86em; color: transparent; }
  &:checked::after { color: var(--gh-on-accent); }
  &:indeterminate::after { color: var(--gh-on-accent); clip-path: inset(42% 12%); }
  @media (forced-colors: active) {
    &:not(:checked, :indeterminate)::after { background: none; }
  }
`;
