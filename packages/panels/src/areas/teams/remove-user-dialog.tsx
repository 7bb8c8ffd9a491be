import { type TeamUser, teams } from "@gatehouse/contract/teams";
import { ConfirmDialog } from "@gatehouse/design/overlays";
import type { ReactNode } from "react";
import { useAction } from "../../data/use-action";
import { useMessages } from "../../provider/messages";
import { personName } from "./person-name";
import { changedByTeamUser } from "./refresh";
import { teamsMessages } from "./teams.messages";

export interface RemoveUserDialogProps {
  readonly teamGuid: string;
  readonly user: TeamUser;
  readonly onClose: () => void;
}

/** Takes a person out of a team. */
export function RemoveUserDialog({ teamGuid, user, onClose }: RemoveUserDialogProps): ReactNode {
  const texts = useMessages(teamsMessages);
  const remove = useAction(teams.removeUser, { failure: texts.removeUserFailed, refresh: changedByTeamUser, onSuccess: onClose });
  const name = personName(user);
  return (
    <ConfirmDialog
      title={texts.removeUserTitle(name)}
      isOpen
      onOpenChange={onClose}
      confirmLabel={texts.removeUser}
      cancelLabel={texts.cancel}
      isPending={remove.isPending}
      onConfirm={() => remove.run({ teamGuid, userId: String(user.id) })}
    >
      <p>{texts.removeUserText(name)}</p>
    </ConfirmDialog>
  );
}
