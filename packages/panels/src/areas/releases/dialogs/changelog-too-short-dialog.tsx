import { Button } from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/dialog";
import type { ReactNode } from "react";
import { useMessages } from "../../../portal/messages";
import { releaseDialogsMessages } from "../release-dialogs.messages";

export interface ChangelogTooShortDialogProps {
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** Says that a release needs a longer changelog before anybody approves it. */
export function ChangelogTooShortDialog({ onEdit, onClose }: ChangelogTooShortDialogProps): ReactNode {
  const texts = useMessages(releaseDialogsMessages);
  return (
    <Dialog
      title={texts.changelogTooShort}
      onClose={onClose}
      role="alertdialog"
      footer={
        <>
          <Button onPress={onClose}>{texts.close}</Button>
          <Button variant="primary" onPress={onEdit}>
            {texts.editTheChangelog}
          </Button>
        </>
      }
    >
      <p>{texts.changelogTooShortText}</p>
    </Dialog>
  );
}
