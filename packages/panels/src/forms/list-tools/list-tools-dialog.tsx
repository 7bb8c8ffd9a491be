import { Button, Checkbox, CheckboxGroup, NativeSelect } from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/dialog";
import type { ReactNode } from "react";
import { useMessages } from "../../portal/messages";
import type { KeptList } from "./kept-list";
import type { ListColumn } from "./list-column";
import { listToolsMessages } from "./list-tools.messages";
import { SavedViews } from "./saved-views";

export interface ListToolsDialogProps {
  /** The prefix of the list's state in the address. */
  readonly id: string;
  readonly columns: readonly ListColumn[];
  readonly kept: KeptList;
  readonly onChange: (kept: KeptList) => void;
  readonly onClose: () => void;
}

/** The choices for a list: columns, density and saved views. They apply at once. */
export function ListToolsDialog({ id, columns, kept, onChange, onClose }: ListToolsDialogProps): ReactNode {
  const texts = useMessages(listToolsMessages);
  const show = (columnId: string, isShown: boolean) => {
    const others = kept.hidden.filter((hidden) => hidden !== columnId);
    onChange({ ...kept, hidden: isShown ? others : [...others, columnId] });
  };
  return (
    <Dialog title={texts.title} onClose={onClose} footer={<Button onPress={onClose}>{texts.close}</Button>}>
      <div className="gh-stack">
        <SavedViews
          listId={id}
          views={kept.views}
          onChange={(views) => onChange({ ...kept, views })}
          onOpened={onClose}
        />
        <CheckboxGroup label={texts.columns} description={texts.columnsHint}>
          {columns.map((column) => (
            <Checkbox
              key={column.id}
              isSelected={!kept.hidden.includes(column.id)}
              onChange={(isShown) => show(column.id, isShown)}
            >
              {column.header}
            </Checkbox>
          ))}
        </CheckboxGroup>
        <NativeSelect
          label={texts.density}
          value={kept.density ?? "standard"}
          options={(["standard", "comfortable", "compact"] as const).map((value) => ({
            value,
            label: texts.densities[value],
          }))}
          onChange={(value) =>
            onChange({ ...kept, density: value === "comfortable" || value === "compact" ? value : undefined })
          }
        />
      </div>
    </Dialog>
  );
}
