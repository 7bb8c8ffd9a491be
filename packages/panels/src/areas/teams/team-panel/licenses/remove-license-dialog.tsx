import { type TeamLicense, teams } from "@gatehouse/contract/teams";
import { displayName } from "@gatehouse/contract/viewer";
import { IdentifiedText } from "@gatehouse/design";
import { ConfirmDialog } from "@gatehouse/design/confirm-dialog";
import { type ReactNode, useRef } from "react";
import { type Send, useAction } from "../../../../data/use-action";
import { useUndoStep } from "../../../../data/use-undo-step";
import { withReason } from "../../../../data/with-reason";
import { useMessages } from "../../../../portal/messages";
import { teamDialogsMessages } from "../../team-dialogs.messages";
import { findAssigned, findLicenseAdded, findLicenseRemoved } from "../../teams.look-ups";

export interface RemoveLicenseDialogProps {
  readonly teamGuid: string;
  readonly license: TeamLicense;
  /** Called when the license is removed. Its row is then gone, too. */
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Removes a license from a team, and offers to undo that. */
export function RemoveLicenseDialog({ teamGuid, license, onRemoved, onClose }: RemoveLicenseDialogProps): ReactNode {
  const texts = useMessages(teamDialogsMessages);
  const undoStep = useUndoStep();
  const isBack = useRef(false);
  const addBack = useAction(
    async (send, removed: TeamLicense) => {
      isBack.current = false;
      const body = { license_guid: removed.guid };
      await send(teams.addLicense, { teamGuid, body }, { findDone: findLicenseAdded });
      isBack.current = true;
      await assignAgain(send, teamGuid, removed);
    },
    {
      success: texts.licensesAdded(1),
      failure: (error) => withReason(isBack.current ? texts.licenseBackUnassigned : texts.updateFailed, error),
    },
  );
  const remove = useAction(teams.removeLicense, {
    success: texts.licenseRemoved(license.serial_number),
    next: () => undoStep(texts.undo, () => addBack.runQueued(license), texts.updateFailed),
    failure: texts.updateFailed,
    findDone: findLicenseRemoved,
    onSuccess: onRemoved,
  });
  return (
    <ConfirmDialog
      title={
        <IdentifiedText ids={[license.serial_number]}>{texts.removeLicenseTitle(license.serial_number)}</IdentifiedText>
      }
      onClose={onClose}
      confirmLabel={texts.removeSubmit}
      cancelLabel={texts.cancel}
      isPending={remove.isPending}
      onConfirm={() => remove.run({ teamGuid, licenseGuid: license.guid })}
    >
      <p>
        <IdentifiedText ids={[license.serial_number]}>
          {texts.removeLicenseText(license.serial_number, license.owner === null ? "" : displayName(license.owner))}
        </IdentifiedText>
      </p>
    </ConfirmDialog>
  );
}

/* Restores only a static assignment. Members take free dynamic licenses when they need them. */
async function assignAgain(
  send: Send,
  teamGuid: string,
  { guid, owner, is_statically_assigned: isStatic }: TeamLicense,
) {
  if (owner === null || !isStatic) return;
  const input = { teamGuid, licenseGuid: guid, body: { assigned_user_email: owner.email } };
  await send(teams.assignLicense, input, { findDone: findAssigned });
}
