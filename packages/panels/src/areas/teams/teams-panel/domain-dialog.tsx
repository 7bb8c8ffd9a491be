import { teams } from "@gatehouse/contract/teams";
import type { ReactNode } from "react";
import { useAction } from "../../../data/use-action";
import { useMessages } from "../../../portal/messages";
import { RequestDialog } from "../request-dialog";
import { teamDialogsMessages } from "../team-dialogs.messages";
import { findPermissionRequested } from "../teams.look-ups";

/** Says that creating teams needs a verified email domain. Support-plus accounts can request the verification here. */
export function DomainDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useMessages(teamDialogsMessages);
  const request = useAction(teams.requestPermission, {
    success: ({ id }) => texts.requestSent(id),
    failure: texts.requestFailed,
    unconfirmed: texts.requestUnconfirmed,
    findDone: findPermissionRequested,
    onSuccess: onClose,
  });
  return (
    <RequestDialog
      title={texts.domainTitle}
      text={texts.domainText}
      requestText={texts.domainRequestText}
      contactText={texts.domainContactText}
      isPending={request.isPending}
      onRequest={() => request.run({})}
      onClose={onClose}
    />
  );
}
