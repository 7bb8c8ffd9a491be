import { type TeamLicense, teams } from "@gatehouse/contract/teams";
import { displayName } from "@gatehouse/contract/viewer";
import { ConfirmDialog } from "@gatehouse/design/confirm-dialog";
import type { ReactNode } from "react";
import { useAction } from "../../../../data/use-action";
import { useMessages } from "../../../../portal/messages";
import { teamDialogsMessages } from "../../team-dialogs.messages";
import { findLicenseRemoved } from "../../teams.look-ups";

export interface RemoveLicenseDialogProps {
  readonly teamGuid: string;
  readonly license: TeamLicense;
  /** It is gone, and its row with it. */
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Takes a license out of a team. */
export function RemoveLicenseDialog({ teamGuid, license, onRemoved, onClose }: RemoveLicenseDialogProps): ReactNode {
  const texts = useMessages(teamDialogsMessages);
  const remove = useAction(teams.removeLicense, {
    success: texts.licenseRemoved(license.serial_number),
    failure: texts.updateFailed,
    findDone: findLicenseRemoved,
    onSuccess: onRemoved,
  });
  return (
    <ConfirmDialog
      title={texts.removeLicenseTitle(license.serial_number)}
      onClose={onClose}
      confirmLabel={texts.removeSubmit}
      cancelLabel={texts.cancel}
      isPending={remove.isPending}
      onConfirm={() => remove.run({ teamGuid, licenseGuid: license.guid })}
    >
      <p>{texts.removeLicenseText(license.serial_number, license.owner === null ? "" : displayName(license.owner))}</p>
    </ConfirmDialog>
  );
}
