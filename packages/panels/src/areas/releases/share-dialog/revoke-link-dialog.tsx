import { releases, type SharedLink } from "@gatehouse/contract/releases";
import { ConfirmDialog } from "@gatehouse/design/confirm-dialog";
import type { ReactNode } from "react";
import { useAction } from "../../../data/use-action";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { releaseDialogsMessages } from "../release-dialogs.messages";
import { findLinkRevoked } from "../releases.look-ups";

export interface RevokeLinkDialogProps {
  readonly versionTag: string;
  readonly link: SharedLink;
  readonly onClose: () => void;
}

/** Ends a temporary link before its time. */
export function RevokeLinkDialog({ versionTag, link, onClose }: RevokeLinkDialogProps): ReactNode {
  const texts = useMessages(releaseDialogsMessages);
  const format = useFormat();
  const { emit } = usePortal();
  const revoke = useAction(releases.revokeSharedLink, {
    success: texts.revoked,
    failure: texts.revokeFailed,
    findDone: findLinkRevoked,
    onSuccess: () => {
      emit({ type: "release.link-revoked", versionTag });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={texts.revokeTitle}
      onClose={onClose}
      confirmLabel={texts.confirmYes}
      cancelLabel={texts.confirmNo}
      isPending={revoke.isPending}
      onConfirm={() => revoke.run({ versionTag, linkGuid: link.guid })}
    >
      <p>{texts.revokeText(format.dateTime(link.expiration_date))}</p>
    </ConfirmDialog>
  );
}
