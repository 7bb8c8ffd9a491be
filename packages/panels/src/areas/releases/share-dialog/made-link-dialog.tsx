import { Button, CopyButton, TextField } from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/dialog";
import type { ReactNode } from "react";
import { useFileAddress } from "../../../content/use-file-address";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { releaseDialogsMessages } from "../release-dialogs.messages";

export interface MadeLink {
  readonly link: string;
  /** ISO 8601. */
  readonly expiresOn: string;
}

export interface MadeLinkDialogProps {
  readonly made: MadeLink;
  readonly onClose: () => void;
}

/** Shows a whole temporary link, so that the user can copy it. */
export function MadeLinkDialog({ made, onClose }: MadeLinkDialogProps): ReactNode {
  const texts = useMessages(releaseDialogsMessages);
  const format = useFormat();
  const { notify } = usePortal();
  const link = useFileAddress()(made.link) ?? made.link;
  return (
    <Dialog
      title={texts.linkTitle}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{texts.close}</Button>
          <CopyButton
            value={link}
            label={texts.copyLink}
            onCopied={() => notify({ tone: "success", text: texts.linkCopied })}
          />
        </>
      }
    >
      <TextField
        label={texts.link}
        value={link}
        isReadOnly
        isMono
        description={texts.linkReady(format.dateTime(made.expiresOn))}
      />
    </Dialog>
  );
}
