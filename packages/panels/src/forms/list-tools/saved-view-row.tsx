import { Button, EditIcon, TrashIcon } from "@gatehouse/design";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useMessages } from "../../portal/messages";
import type { SavedView } from "./kept-list";
import { listToolsMessages } from "./list-tools.messages";
import { ViewName } from "./view-name";

export interface SavedViewRowProps {
  readonly view: SavedView;
  /** The other views, whose names are taken. */
  readonly others: readonly SavedView[];
  readonly onOpen: () => void;
  readonly onRename: (name: string) => void;
  readonly onDelete: () => void;
}

/** A saved view: open, rename or delete it. */
export function SavedViewRow({ view, others, onOpen, onRename, onDelete }: SavedViewRowProps): ReactNode {
  const texts = useMessages(listToolsMessages);
  const [isRenaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) renameButton.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  const end = () => setRenaming(false);
  if (isRenaming)
    return (
      <ViewName
        initial={view.name}
        taken={others}
        submitLabel={texts.saveName}
        onCancel={end}
        onSubmit={(name) => {
          end();
          if (name !== view.name) onRename(name);
        }}
      />
    );
  return (
    <>
      <Button variant="quiet" aria-label={texts.openView(view.name)} onPress={onOpen}>
        {view.name}
      </Button>
      <Button
        ref={renameButton}
        size="sm"
        variant="quiet"
        iconOnly
        icon={<EditIcon />}
        aria-label={texts.rename(view.name)}
        onPress={() => setRenaming(true)}
      />
      <Button
        size="sm"
        variant="quiet"
        iconOnly
        icon={<TrashIcon />}
        aria-label={texts.delete(view.name)}
        onPress={onDelete}
      />
    </>
  );
}
