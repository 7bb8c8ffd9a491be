import { teams } from "@gatehouse/contract/teams";
import type { ReactNode } from "react";
import { useAction } from "../../../../data/use-action";
import { useMessages } from "../../../../portal/messages";
import { RequestDialog } from "../../request-dialog";
import { teamDialogsMessages } from "../../team-dialogs.messages";
import { findUserRequested } from "../../teams.look-ups";

export interface OtherDomainDialogProps {
  readonly teamGuid: string;
  readonly email: string;
  readonly onRequested: () => void;
  readonly onClose: () => void;
}

/** Says that a person on another email domain can't be added. Support-plus accounts can request it here. */
export function OtherDomainDialog({ teamGuid, email, onRequested, onClose }: OtherDomainDialogProps): ReactNode {
  const texts = useMessages(teamDialogsMessages);
  const request = useAction(teams.requestUser, {
    success: ({ id }) => texts.requestSent(id),
    failure: texts.requestFailed,
    unconfirmed: texts.requestUnconfirmed,
    findDone: findUserRequested,
    onSuccess: onRequested,
  });
  return (
    <RequestDialog
      title={texts.otherDomainTitle}
      text={texts.otherDomainText(email)}
      requestText={texts.otherDomainRequestText}
      contactText={texts.otherDomainContactText}
      isPending={request.isPending}
      onRequest={() => request.run({ teamGuid, body: { new_member_email: email } })}
      onClose={onClose}
    />
  );
}
