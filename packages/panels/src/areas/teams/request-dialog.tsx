import { hasSupportPlus, viewer } from "@gatehouse/contract/viewer";
import { Button } from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/dialog";
import type { ReactNode } from "react";
import { useEndpoint } from "../../data/use-endpoint";
import { useMessages } from "../../portal/messages";
import { teamDialogsMessages } from "./team-dialogs.messages";
import { teamMessages } from "./team.messages";

export interface RequestDialogProps {
  readonly title: string;
  /** The reason why it can't be done. */
  readonly text: string;
  /** Describes the request that support-plus accounts can send. */
  readonly requestText: string;
  /** The advice for all other accounts. */
  readonly contactText: string;
  readonly isPending: boolean;
  readonly onRequest: () => void;
  readonly onClose: () => void;
}

/** Says why something can't be done. Support-plus accounts can request it by ticket. */
export function RequestDialog({
  title,
  text,
  requestText,
  contactText,
  isPending,
  onRequest,
  onClose,
}: RequestDialogProps): ReactNode {
  const texts = useMessages(teamDialogsMessages);
  const teamTexts = useMessages(teamMessages);
  const { data: me } = useEndpoint(viewer.me);
  const mayRequest = me !== undefined && hasSupportPlus(me);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      isDismissDisabled={isPending}
      onSubmit={mayRequest ? onRequest : onClose}
      footer={
        mayRequest ? (
          <>
            <Button onPress={onClose} isDisabled={isPending}>
              {texts.cancel}
            </Button>
            <Button variant="primary" type="submit" isPending={isPending}>
              {texts.requestSubmit}
            </Button>
          </>
        ) : (
          <Button variant="primary" type="submit">
            {teamTexts.close}
          </Button>
        )
      }
    >
      <p>{text}</p>
      <p>{mayRequest ? requestText : contactText}</p>
    </Dialog>
  );
}
