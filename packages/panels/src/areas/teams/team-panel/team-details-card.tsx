import type { Team } from "@gatehouse/contract/teams";
import { displayName } from "@gatehouse/contract/viewer";
import { Button, Details, DetailsSkeleton, EditIcon, Loading, Panel, Seats, TrashIcon } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import { Remote } from "../../../data/remote";
import type { EndpointResult } from "../../../data/use-endpoint";
import { useMessages } from "../../../portal/messages";
import { teamMessages } from "../team.messages";
import { DeleteTeamDialog, RenameTeamDialog } from "../teams.dialogs";
import { teamsMessages } from "../teams.messages";

export interface TeamDetailsCardProps {
  readonly team: EndpointResult<Team>;
  readonly isManager: boolean;
}

/** The facts of a team. Its manager can rename and delete it. */
export function TeamDetailsCard({ team, isManager }: TeamDetailsCardProps): ReactNode {
  const texts = useMessages(teamMessages);
  const teamsTexts = useMessages(teamsMessages);
  const [dialog, setDialog] = useState<"none" | "rename" | "delete">("none");
  const close = () => setDialog("none");
  const actions = (
    <>
      <Button icon={<EditIcon />} onPress={() => setDialog("rename")}>
        {teamsTexts.edit}
      </Button>
      <Button variant="danger" icon={<TrashIcon />} onPress={() => setDialog("delete")}>
        {teamsTexts.delete}
      </Button>
    </>
  );
  return (
    <Panel title={texts.details} isFlush data-tour="team-details" actions={isManager ? actions : undefined}>
      <Remote
        of={team}
        failure={texts.failedTeam}
        skeleton={
          <Loading>
            <DetailsSkeleton terms={[texts.detailName, texts.detailManager, texts.detailMembers, texts.detailSeats]} />
          </Loading>
        }
      >
        {(value) => (
          <>
            <TeamFacts team={value} />
            {dialog === "rename" && <RenameTeamDialog team={value} onClose={close} />}
            {dialog === "delete" && <DeleteTeamDialog team={value} onClose={close} />}
          </>
        )}
      </Remote>
    </Panel>
  );
}

function TeamFacts({ team }: { readonly team: Team }): ReactNode {
  const texts = useMessages(teamMessages);
  const { seatsOf } = useMessages(teamsMessages);
  const { manager } = team;
  return (
    <Details
      items={[
        { term: texts.detailName, value: team.name },
        {
          term: texts.detailManager,
          value: (
            <>
              {displayName(manager)}{" "}
              {displayName(manager) !== manager.email && <span className="gh-muted">{manager.email}</span>}
            </>
          ),
        },
        { term: texts.detailMembers, value: team.members_count },
        {
          term: texts.detailSeats,
          value: (
            <Seats label={seatsOf(team.name)} used={team.seats_count - team.available_seats} total={team.seats_count} />
          ),
        },
      ]}
    />
  );
}
