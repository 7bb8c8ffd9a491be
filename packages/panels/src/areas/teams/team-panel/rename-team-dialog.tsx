import { isManagerOf, type Team, teamNameError, teams } from "@gatehouse/contract/teams";
import type { ReactNode } from "react";
import { useAction } from "../../../data/use-action";
import { useEndpoint } from "../../../data/use-endpoint";
import { useMessages } from "../../../portal/messages";
import { teamDialogsMessages } from "../team-dialogs.messages";
import { TeamNameDialog } from "../team-name-dialog";
import { teamNameText } from "../team-name-text";
import { findRenamed } from "../teams.look-ups";

/** Renames a team. */
export function RenameTeamDialog({ team, onClose }: { readonly team: Team; readonly onClose: () => void }): ReactNode {
  const texts = useMessages(teamDialogsMessages);
  const { data: known } = useEndpoint(teams.list);
  const rename = useAction(teams.rename, {
    failure: texts.editFailed,
    findDone: findRenamed,
    onSuccess: onClose,
  });
  const others = (known?.results ?? [])
    .filter((other) => other.guid !== team.guid && isManagerOf(other, team.manager))
    .map((other) => other.name);
  return (
    <TeamNameDialog
      title={texts.editTitle}
      submitLabel={texts.save}
      initialName={team.name}
      check={(name) => teamNameText(teamNameError(name, "edit", others), "edit", texts)}
      action={rename}
      onSubmit={(name) => rename.run({ teamGuid: team.guid, body: { name } })}
      onClose={onClose}
    />
  );
}
