import { isManagerOf, teamNameError, teams } from "@gatehouse/contract/teams";
import { viewer } from "@gatehouse/contract/viewer";
import type { ReactNode } from "react";
import { useAction } from "../../../data/use-action";
import { useEndpoint } from "../../../data/use-endpoint";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { teamDialogsMessages } from "../team-dialogs.messages";
import { TeamNameDialog } from "../team-name-dialog";
import { teamNameText } from "../team-name-text";
import { findCreated } from "../teams.look-ups";

/** Creates a team with the viewer as its manager. */
export function CreateTeamDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useMessages(teamDialogsMessages);
  const { emit } = usePortal();
  const { data: me } = useEndpoint(viewer.me);
  const { data: known } = useEndpoint(teams.list);
  const create = useAction(teams.create, {
    success: (team) => texts.created(team.name),
    failure: texts.createFailed,
    findDone: findCreated,
    onSuccess: (team) => {
      emit({ type: "team.created", teamGuid: team.guid });
      onClose();
    },
  });
  const own =
    me === undefined ? [] : (known?.results ?? []).filter((team) => isManagerOf(team, me)).map((team) => team.name);
  return (
    <TeamNameDialog
      title={texts.createTitle}
      submitLabel={texts.createSubmit}
      initialName=""
      check={(name) => teamNameText(teamNameError(name, "create", own), "create", texts)}
      action={create}
      onSubmit={(name) => create.run({ body: { name } })}
      onClose={onClose}
    />
  );
}
