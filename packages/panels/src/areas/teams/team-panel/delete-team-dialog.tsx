import { type Team, teams } from "@gatehouse/contract/teams";
import { TrashIcon } from "@gatehouse/design";
import { ConfirmDialog } from "@gatehouse/design/confirm-dialog";
import type { ReactNode } from "react";
import { endpointKey } from "../../../data/endpoint-key";
import { heardOfDeletion } from "../../../data/heard-deletions";
import { useAction } from "../../../data/use-action";
import { screenTarget } from "../../../navigation/screens";
import { useGoOn } from "../../../navigation/use-go-on";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { teamDialogsMessages } from "../team-dialogs.messages";
import { findDeleted } from "../teams.look-ups";
import { teamsMessages } from "../teams.messages";

export interface DeleteTeamDialogProps {
  readonly team: Team;
  /** For lists, which stay open. If omitted, the dialog redirects to the licenses. */
  readonly onDeleted?: () => void;
  readonly onClose: () => void;
}

/** Deletes a team after the user types its name. */
export function DeleteTeamDialog({ team, onDeleted, onClose }: DeleteTeamDialogProps): ReactNode {
  const texts = useMessages(teamDialogsMessages);
  const teamsTexts = useMessages(teamsMessages);
  const { emit, queryClient } = usePortal();
  const goOn = useGoOn();
  const { path } = screenTarget("team", { teamGuid: team.guid });
  const remove = useAction(teams.delete, {
    success: texts.deleted(team.name),
    failure: texts.deleteFailed,
    findDone: findDeleted,
    // After a lost response or a deletion by somebody else, refetch, so that the deleted team's page redirects.
    onFailure: () => void queryClient.invalidateQueries({ queryKey: endpointKey(teams.get) }),
    onSuccess: () => {
      heardOfDeletion(path);
      emit({ type: "team.deleted", teamGuid: team.guid });
      // Don't refetch the deleted team while it is still shown. Its page refetches it when opened again.
      void queryClient.invalidateQueries({ queryKey: endpointKey(teams.get), refetchType: "none" });
      if (onDeleted === undefined) goOn(screenTarget("licenses"));
      else onDeleted();
    },
  });
  return (
    <ConfirmDialog
      title={texts.deleteTitle}
      onClose={onClose}
      typedConfirmation={team.name}
      confirmLabel={teamsTexts.delete}
      cancelLabel={texts.cancel}
      icon={<TrashIcon />}
      isPending={remove.isPending}
      onConfirm={() => {
        // A poll may be refused before the deletion's own response arrives.
        heardOfDeletion(path);
        remove.run({ teamGuid: team.guid });
      }}
    >
      <p>{texts.deleteText(team.name)}</p>
    </ConfirmDialog>
  );
}
