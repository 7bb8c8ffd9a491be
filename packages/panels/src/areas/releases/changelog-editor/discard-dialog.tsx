import { ConfirmDialog } from "@gatehouse/design/confirm-dialog";
import type { ReactNode } from "react";
import { useMessages } from "../../../portal/messages";
import { changelogEditorMessages } from "./changelog-editor.messages";

export interface DiscardDialogProps {
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before unsaved text is discarded. */
export function DiscardDialog({ onDiscard, onClose }: DiscardDialogProps): ReactNode {
  const texts = useMessages(changelogEditorMessages);
  return (
    <ConfirmDialog
      title={texts.discardTitle}
      onClose={onClose}
      confirmLabel={texts.discard}
      cancelLabel={texts.keepEditing}
      onConfirm={onDiscard}
    >
      <p>{texts.discardText}</p>
    </ConfirmDialog>
  );
}
