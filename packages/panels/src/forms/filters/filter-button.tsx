import { Button, FilterIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useState } from "react";
import { lazyDialog } from "../../portal/lazy-dialog";
import { useMessages } from "../../portal/messages";
import { filtersMessages } from "./filters.messages";
import type { FilterButtonProps } from "./list-filter";

const FilterSheet = lazyDialog("FilterSheet", () => import("./filter-sheet").then((module) => module.FilterSheet));

/** All filters of a list behind one button, for lists too narrow to show them. Its number counts the active filters. */
export function FilterButton(props: FilterButtonProps): ReactNode {
  const texts = useMessages(filtersMessages);
  const [isOpen, setOpen] = useState(false);
  const active = props.filters.filter(({ value, initial }) => value !== initial).length;
  return (
    <Place>
      <Button
        icon={<FilterIcon />}
        iconOnly={active === 0}
        aria-haspopup="dialog"
        aria-label={texts.button(active)}
        onPress={() => setOpen(true)}
      >
        {active === 0 ? undefined : active}
      </Button>
      {isOpen && <FilterSheet {...props} onClose={() => setOpen(false)} />}
    </Place>
  );
}

const Place = styled.span`
  display: contents;
  .gh-toolbar:has(&) .gh-toolbar-search { flex-basis: 8em; }
`;
