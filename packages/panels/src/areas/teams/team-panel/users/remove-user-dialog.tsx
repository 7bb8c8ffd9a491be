import { comparableEmail, teams, type TeamUser } from "@gatehouse/contract/teams";
import { displayName } from "@gatehouse/contract/viewer";
import { SkeletonLines } from "@gatehouse/design";
import { ConfirmDialog } from "@gatehouse/design/confirm-dialog";
import type { ReactNode } from "react";
import { Remote } from "../../../../data/remote";
import { useAction } from "../../../../data/use-action";
import { useEndpoint } from "../../../../data/use-endpoint";
import { useMessages } from "../../../../portal/messages";
import { teamMessages } from "../../team.messages";
import { teamDialogsMessages } from "../../team-dialogs.messages";
import { findUserRemoved } from "../../teams.look-ups";

export interface RemoveUserDialogProps {
  readonly teamGuid: string;
  readonly user: TeamUser;
  /** It is gone, and its row with it. */
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Takes a person out of a team, and says which license goes with it. */
export function RemoveUserDialog({ teamGuid, user, onRemoved, onClose }: RemoveUserDialogProps): ReactNode {
  const texts = useMessages(teamDialogsMessages);
  const teamTexts = useMessages(teamMessages);
  const name = displayName(user);
  const held = useEndpoint(teams.listAssignedLicenses, { teamGuid });
  const remove = useAction(teams.removeUser, {
    success: texts.userRemoved(name),
    failure: texts.removeUserFailed,
    findDone: findUserRemoved,
    onSuccess: onRemoved,
  });
  return (
    <ConfirmDialog
      title={teamTexts.removeUserTitle(name)}
      onClose={onClose}
      confirmLabel={texts.removeUser}
      cancelLabel={texts.cancel}
      isPending={remove.isPending}
      onConfirm={() => remove.run({ teamGuid, userId: String(user.id) })}
    >
      <Remote of={held} failure={texts.failedAssigned} skeleton={<SkeletonLines widths={["80%"]} />}>
        {({ results }) => {
          const license = results.find(
            ({ owner }) => owner !== null && comparableEmail(owner.email) === comparableEmail(user.email),
          );
          return <p>{texts.removeUserText(name, license?.serial_number ?? "")}</p>;
        }}
      </Remote>
    </ConfirmDialog>
  );
}
