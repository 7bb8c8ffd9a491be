import { isManagerOf, type Team, teamNameError, teams } from "@gatehouse/contract/teams";
import { type ReactNode, useState } from "react";
import { ChangedMeanwhileError } from "../../../data/changed-meanwhile-error";
import { type Send, useAction } from "../../../data/use-action";
import { useEndpoint } from "../../../data/use-endpoint";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { teamDialogsMessages } from "../team-dialogs.messages";
import { TeamNameDialog } from "../team-name-dialog";
import { teamNameText } from "../team-name-text";
import { findRenamed } from "../teams.look-ups";

/** Renames a team. If somebody else has renamed it meanwhile, the dialog shows that name before replacing it. */
export function RenameTeamDialog({ team, onClose }: { readonly team: Team; readonly onClose: () => void }): ReactNode {
  const texts = useMessages(teamDialogsMessages);
  const { client } = usePortal();
  const { data: known } = useEndpoint(teams.list);
  const { guid: teamGuid } = team;
  const [seen, setSeen] = useState(team.name);
  const rename = useAction(
    async (send: Send, name: string) => {
      const now = await client.call(teams.get, { teamGuid });
      setSeen(now.name);
      if (now.name !== seen && now.name !== name) throw new ChangedMeanwhileError();
      return send(teams.rename, { teamGuid, body: { name } }, { findDone: findRenamed });
    },
    {
      failure: (error) => (error instanceof ChangedMeanwhileError ? undefined : texts.editFailed),
      onSuccess: onClose,
    },
  );
  const others = (known?.results ?? [])
    .filter((other) => other.guid !== teamGuid && isManagerOf(other, team.manager))
    .map((other) => other.name);
  return (
    <TeamNameDialog
      title={texts.editTitle}
      submitLabel={texts.save}
      initialName={team.name}
      check={(name) => teamNameText(teamNameError(name, "edit", others), "edit", texts)}
      action={rename}
      notice={rename.error instanceof ChangedMeanwhileError ? texts.changedMeanwhile(seen) : undefined}
      onSubmit={rename.run}
      onClose={onClose}
    />
  );
}
