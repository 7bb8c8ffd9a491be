import { Button } from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/dialog";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useId } from "react";
import { useMessages } from "../../portal/messages";
import { filtersMessages } from "./filters.messages";
import type { FilterButtonProps, ListFilter } from "./list-filter";

export interface FilterSheetProps extends FilterButtonProps {
  readonly onClose: () => void;
}

/** Filters at the lower edge of the page. They apply at once, and the button shows the number of results. */
export function FilterSheet({ filters, onChange, count, onClose }: FilterSheetProps): ReactNode {
  const texts = useMessages(filtersMessages);
  const reset = () => {
    for (const { id, initial } of filters) onChange(id, initial);
  };
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <Button onPress={reset}>{texts.reset}</Button>
          <Button variant="primary" onPress={onClose}>
            {texts.show(count)}
          </Button>
        </>
      }
    >
      <Sheet className="gh-filter-sheet">
        {filters.map((filter) => (
          <Choices key={filter.id} filter={filter} onChange={(value) => onChange(filter.id, value)} />
        ))}
      </Sheet>
    </Dialog>
  );
}

function Choices({
  filter: { label, value, options },
  onChange,
}: {
  readonly filter: ListFilter;
  readonly onChange: (value: string) => void;
}): ReactNode {
  const name = useId();
  return (
    <Group role="radiogroup" aria-labelledby={`${name}-label`}>
      <span id={`${name}-label`} className="gh-label">
        {label}
      </span>
      <div className="gh-choices">
        {options.map((option) => (
          <label key={option.value} className="gh-choice">
            <input
              type="radio"
              className="gh-hidden"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </Group>
  );
}

/* Turns the dialog around it into a sheet at the lower edge of the window, at full width. */
const Sheet = styled.div`
  display: grid;
  gap: var(--gh-space-4);
  .gh-modal:has(&) { padding: var(--gh-space-8) 0 0; }
  .gh-modal > .gh-dialog:has(&) { width: 100%; margin-block: auto 0; border-width: 1px 0 0; border-end-start-radius: 0; border-end-end-radius: 0; }
  .gh-modal:has(&) .gh-dialog-foot > :last-child { flex: 1; }
`;

const Group = styled.div`
  display: grid;
  gap: var(--gh-space-1);
  .gh-choices { display: flex; flex-wrap: wrap; gap: var(--gh-space-2); }
  .gh-choice { position: relative; display: inline-flex; align-items: center; min-height: var(--gh-control); padding: 0.2em 0.86em; border: var(--gh-line) solid var(--gh-border-control); border-radius: var(--gh-radius); cursor: default; }
  .gh-choice:has(:checked) { border-color: var(--gh-accent); background: var(--gh-surface-selected); box-shadow: inset 0 0 0 1px var(--gh-accent); color: var(--gh-accent); font-weight: var(--gh-weight-medium); }
  .gh-choice:has(:focus-visible) { outline: var(--gh-focus-width) solid var(--gh-focus); outline-offset: 2px; }
`;
