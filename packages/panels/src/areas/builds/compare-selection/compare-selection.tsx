import { Button, Checkbox, CompareIcon, type TableColumn, VisuallyHidden } from "@gatehouse/design";
import type { ReactNode } from "react";
import type { LinkProps } from "../../../navigation/screen-link";
import { type Translation, useMessages } from "../../../portal/messages";
import { compareSelectionMessages } from "./compare-selection.messages";
import type { CompareSelection } from "./use-compare-selection";

export interface CompareColumnOptions<Row> {
  readonly texts: Translation<typeof compareSelectionMessages>;
  readonly selection: Pick<CompareSelection<Row>, "isChosen" | "choose">;
  readonly nameOf: (row: Row) => string;
}

/** The column of checkboxes that selects what to compare. */
export function compareColumn<Row>({ texts, selection, nameOf }: CompareColumnOptions<Row>): TableColumn<Row> {
  return {
    id: "compare",
    header: texts.select,
    cell: (row) => (
      <Checkbox isSelected={selection.isChosen(row)} onChange={(isOn) => selection.choose(row, isOn)}>
        <VisuallyHidden>{texts.selectOne(nameOf(row))}</VisuallyHidden>
      </Checkbox>
    ),
  };
}

export interface CompareActionsProps {
  /** How many are selected, in words. */
  readonly said: string;
  /** What to do while one is selected. */
  readonly hint: string;
  /** To the comparison; undefined until two are selected. */
  readonly link: LinkProps | undefined;
  readonly onClear: () => void;
}

/** Actions for the selection, in the head of its panel. */
export function CompareActions({ said, hint, link, onClear }: CompareActionsProps): ReactNode {
  const texts = useMessages(compareSelectionMessages);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {link === undefined && <span className="gh-small gh-muted">{hint}</span>}
      <Button variant="quiet" size="sm" onPress={onClear}>
        {texts.clear}
      </Button>
      {link !== undefined && (
        <Button variant="primary" size="sm" icon={<CompareIcon />} {...link}>
          {texts.select}
        </Button>
      )}
    </>
  );
}
