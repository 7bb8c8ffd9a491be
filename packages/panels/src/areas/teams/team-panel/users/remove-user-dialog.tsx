import { comparableEmail, haveSameDomain, type TeamLicense, teams, type TeamUser } from "@gatehouse/contract/teams";
import { displayName } from "@gatehouse/contract/viewer";
import { IdentifiedText, SkeletonLines } from "@gatehouse/design";
import { ConfirmDialog } from "@gatehouse/design/confirm-dialog";
import { type ReactNode, useRef } from "react";
import { Remote } from "../../../../data/remote";
import { type Send, useAction } from "../../../../data/use-action";
import { useEndpoint } from "../../../../data/use-endpoint";
import { useUndoStep } from "../../../../data/use-undo-step";
import { withReason } from "../../../../data/with-reason";
import { useMessages } from "../../../../portal/messages";
import { teamDialogsMessages } from "../../team-dialogs.messages";
import { teamMessages } from "../../team.messages";
import { findAssigned, findUserAdded, findUserRemoved } from "../../teams.look-ups";

export interface RemoveUserDialogProps {
  readonly teamGuid: string;
  readonly user: TeamUser;
  /** Decides whether Undo can add the user again, because the server refuses other email domains. */
  readonly managerEmail: string;
  /** Called when the user is removed. Their row is then gone, too. */
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Removes a person from a team and names the license that this unassigns. Offers to undo both if possible. */
export function RemoveUserDialog({
  teamGuid,
  user,
  managerEmail,
  onRemoved,
  onClose,
}: RemoveUserDialogProps): ReactNode {
  const texts = useMessages(teamDialogsMessages);
  const teamTexts = useMessages(teamMessages);
  const name = displayName(user);
  const held = useEndpoint(teams.listAssignedLicenses, { teamGuid });
  const license = held.data?.results.find(
    ({ owner }) => owner !== null && comparableEmail(owner.email) === comparableEmail(user.email),
  );
  const undoStep = useUndoStep();
  const canUndo = haveSameDomain(user.email, managerEmail);
  const isBack = useRef(false);
  const addBack = useAction(
    async (send, held: TeamLicense | undefined) => {
      isBack.current = false;
      await send(teams.addUser, { teamGuid, body: { email: user.email } }, { findDone: findUserAdded });
      isBack.current = true;
      await assignAgain(send, teamGuid, user.email, held);
    },
    {
      success: texts.userAdded(user.email),
      failure: (error) =>
        isBack.current
          ? withReason(texts.userBackUnassigned(user.email, license?.serial_number ?? ""), error)
          : withReason(texts.addUserFailed, error),
    },
  );
  const remove = useAction(teams.removeUser, {
    success: texts.userRemoved(name),
    next: () => (canUndo ? undoStep(texts.undo, () => addBack.runQueued(license), texts.addUserFailed) : undefined),
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
        {() => (
          <p>
            <IdentifiedText ids={[license?.serial_number ?? ""]}>
              {texts.removeUserText(name, license?.serial_number ?? "")}
            </IdentifiedText>
          </p>
        )}
      </Remote>
      {!canUndo && <p>{texts.removeOtherDomain(user.email)}</p>}
    </ConfirmDialog>
  );
}

/* Restores only a static assignment. Members take free dynamic licenses when they need them. */
async function assignAgain(send: Send, teamGuid: string, email: string, held: TeamLicense | undefined): Promise<void> {
  if (held?.is_statically_assigned !== true) return;
  const input = { teamGuid, licenseGuid: held.guid, body: { assigned_user_email: email } };
  await send(teams.assignLicense, input, { findDone: findAssigned });
}
