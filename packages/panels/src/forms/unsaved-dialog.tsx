import { ConfirmDialog } from "@gatehouse/design/confirm-dialog";
import type { ReactNode } from "react";
import { useMessages } from "../portal/messages";
import { formsMessages } from "./forms.messages";

export interface UnsavedDialogProps {
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

/** Asks the user to confirm that changes will be lost. */
export function UnsavedDialog({ onDiscard, onClose }: UnsavedDialogProps): ReactNode {
  const texts = useMessages(formsMessages);
  return (
    <ConfirmDialog
      title={texts.unsavedTitle}
      confirmLabel={texts.discardChanges}
      cancelLabel={texts.keepEditing}
      onConfirm={onDiscard}
      onClose={onClose}
    >
      {texts.unsavedText}
    </ConfirmDialog>
  );
}
