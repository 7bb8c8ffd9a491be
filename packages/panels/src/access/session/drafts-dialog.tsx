import { ConfirmDialog } from "@gatehouse/design/confirm-dialog";
import type { ReactNode } from "react";
import { useMessages } from "../../portal/messages";
import { draftsMessages } from "./drafts.messages";

export interface DraftsDialogProps {
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}

/** Confirms that sign-out deletes the drafts that this browser keeps. */
export function DraftsDialog({ onSignOut, onClose }: DraftsDialogProps): ReactNode {
  const texts = useMessages(draftsMessages);
  return (
    <ConfirmDialog
      title={texts.draftsTitle}
      confirmLabel={texts.signOutAnyway}
      cancelLabel={texts.staySignedIn}
      onConfirm={onSignOut}
      onClose={onClose}
    >
      {texts.draftsText}
    </ConfirmDialog>
  );
}
