import { Button, CompareIcon, selectColumn, type TableColumn, useEscape, VisuallyHidden } from "@gatehouse/design";
import { type ReactNode, useEffect, useRef } from "react";
import type { LinkProps } from "../../../navigation/screen-link";
import { type Translation, useMessages } from "../../../portal/messages";
import { compareSelectionMessages } from "./compare-selection.messages";
import type { CompareSelection } from "./use-compare-selection";

export interface CompareColumnOptions<Row> {
  readonly texts: Translation<typeof compareSelectionMessages>;
  readonly selection: Pick<CompareSelection<Row>, "onSelect" | "onClear">;
  readonly nameOf: (row: Row) => string;
}

/** The column of checkboxes that selects what to compare. */
export function compareColumn<Row extends object>(options: CompareColumnOptions<Row>): TableColumn<Row> {
  const { texts, selection, nameOf } = options;
  const messages = { selectRow: texts.selectOne, selectPage: texts.select };
  return selectColumn({ ...selection, nameOf, messages, header: texts.select });
}

export interface CompareActionsProps {
  /** The number of selected items, in words. */
  readonly said: string;
  /** The hint shown while only one item is selected. */
  readonly hint: string;
  /** The link to the comparison. Undefined until two items are selected. */
  readonly link: LinkProps | undefined;
  readonly onClear: () => void;
}

/** Actions for the selection, in the head of its panel. */
export function CompareActions({ said, hint, link, onClear }: CompareActionsProps): ReactNode {
  const texts = useMessages(compareSelectionMessages);
  const mark = useRef<HTMLSpanElement>(null);
  const panel = useRef<Element>(null);
  useEffect(() => {
    panel.current = mark.current?.closest(".gh-panel") ?? null;
  }, []);
  useEscape(panel, (focused) => (focused.matches(".gh-select-box") ? onClear() : false));
  const follow: LinkProps["onPress"] = (event) => {
    link?.onPress?.(event);
    // Opening the comparison in another tab keeps the selection.
    if (event.defaultPrevented) onClear();
  };
  return (
    <>
      <VisuallyHidden>
        <span ref={mark} role="status">
          {said}
        </span>
      </VisuallyHidden>
      {link === undefined && <span className="gh-small gh-muted">{hint}</span>}
      <Button variant="quiet" size="sm" onPress={onClear}>
        {texts.clear}
      </Button>
      {link !== undefined && (
        <Button variant="primary" size="sm" icon={<CompareIcon />} href={link.href} onPress={follow}>
          {texts.select}
        </Button>
      )}
    </>
  );
}
