import { Banner, Button } from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/dialog";
import type { ReactNode } from "react";
import { useUnsavedGuard } from "../../../forms/use-unsaved-guard";
import { useMessages } from "../../../portal/messages";
import { UploadList } from "../files/upload-list";
import type { Uploads } from "../files/use-uploads";
import { ticketFormsMessages } from "../ticket-forms.messages";

export interface TicketFilesDialogProps {
  readonly uploads: Uploads;
  readonly onOpen: () => void;
}

/** The uploads of a new ticket, shown until all are done. */
export function TicketFilesDialog({ uploads, onOpen }: TicketFilesDialogProps): ReactNode {
  const texts = useMessages(ticketFormsMessages);
  const { isBusy } = uploads;
  const { question, release } = useUnsavedGuard(isBusy);
  // The dialog itself says what happens to unfinished files, so leave without another question.
  const open = () => {
    release();
    onOpen();
  };
  return (
    <Dialog
      title={texts.createdTitle}
      onClose={open}
      isDismissDisabled={isBusy}
      footer={
        <Button variant={isBusy ? "secondary" : "primary"} onPress={open}>
          {texts.openTicket}
        </Button>
      }
    >
      <Banner tone={isBusy ? "success" : "warning"}>
        {isBusy ? texts.createdWithFiles : texts.createdWithoutFiles}
      </Banner>
      <UploadList label={texts.filesOfTicket} uploads={uploads.all} {...uploads} />
      {isBusy && <p className="gh-small gh-muted">{texts.stopText}</p>}
      {question}
    </Dialog>
  );
}
