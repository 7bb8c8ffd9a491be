import { Button, Checkbox, CheckboxGroup, NativeSelect } from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/dialog";
import { type ReactNode, useRef } from "react";
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
  /** Also called after the dialog is closed, by Undo. */
  readonly onChange: (change: (kept: KeptList) => KeptList) => void;
  readonly onClose: () => void;
}

/** The choices for a list: columns, density and saved views. They apply at once. */
export function ListToolsDialog({ id, columns, kept, onChange, onClose }: ListToolsDialogProps): ReactNode {
  const texts = useMessages(listToolsMessages);
  const boxes = useRef<HTMLDivElement>(null);
  const show = (columnId: string, isShown: boolean) =>
    onChange((now) => {
      const others = now.hidden.filter((hidden) => hidden !== columnId);
      return { ...now, hidden: isShown ? others : [...others, columnId] };
    });
  const reset = () => {
    // The button goes, so keep the focus near it.
    boxes.current?.querySelector("input")?.focus();
    onChange((now) => ({ ...now, hidden: [] }));
  };
  return (
    <Dialog title={texts.title} onClose={onClose} footer={<Button onPress={onClose}>{texts.close}</Button>}>
      <div className="gh-stack">
        <SavedViews
          listId={id}
          views={kept.views}
          onChange={(change) => onChange((now) => ({ ...now, views: change(now.views) }))}
          onOpened={onClose}
        />
        <div ref={boxes}>
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
          {columns.some(({ id: columnId }) => kept.hidden.includes(columnId)) && (
            <Button size="sm" variant="quiet" onPress={reset}>
              {texts.resetColumns}
            </Button>
          )}
        </div>
        <NativeSelect
          label={texts.density}
          value={kept.density ?? "standard"}
          options={(["standard", "comfortable", "compact"] as const).map((value) => ({
            value,
            label: texts.densities[value],
          }))}
          onChange={(value) =>
            onChange((now) => ({
              ...now,
              density: value === "comfortable" || value === "compact" ? value : undefined,
            }))
          }
        />
      </div>
    </Dialog>
  );
}
