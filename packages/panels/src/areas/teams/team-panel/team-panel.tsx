import { isPortalError } from "@gatehouse/contract";
import { isManagerOf, type Team, teams } from "@gatehouse/contract/teams";
import { viewer } from "@gatehouse/contract/viewer";
import { memo, type ReactNode } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { useEndpoint } from "../../../data/use-endpoint";
import { useFound } from "../../../data/use-found";
import { screenTarget } from "../../../navigation/screens";
import { teamsPollMs } from "../teams.polling";
import { TeamLicensesCard } from "./licenses/team-licenses-card";
import { TeamDetailsCard } from "./team-details-card";
import { TeamUsersCard } from "./users/team-users-card";

export interface TeamPanelProps {
  readonly teamGuid: string;
  /** Called with the team once it is loaded, so that a page can show its name. */
  readonly onTeam?: (team: Team) => void;
}

/** A team's details, licenses and users. Only its manager can edit. Redirects to the licenses if it doesn't exist. */
export const TeamPanel = memo(function TeamPanel(props: TeamPanelProps): ReactNode {
  return (
    <PortalPanel name="TeamPanel" about={{ teamGuid: props.teamGuid }}>
      <TeamCards {...props} />
    </PortalPanel>
  );
});

function TeamCards({ teamGuid, onTeam }: TeamPanelProps): ReactNode {
  const team = useEndpoint(teams.get, { teamGuid }, { pollMs: teamsPollMs });
  const { data: me } = useEndpoint(viewer.me);
  useFound(team, { at: screenTarget("team", { teamGuid }), parent: screenTarget("licenses"), onFound: onTeam });
  const found = team.data;
  // A host page may ignore the redirect and stay here. Then one message that the team doesn't exist is enough.
  if (found === undefined && isPortalError(team.error, "not-found"))
    return <TeamDetailsCard team={team} isManager={false} />;
  const managed = found !== undefined && me !== undefined && isManagerOf(found, me) ? found : undefined;
  return (
    <>
      <TeamDetailsCard team={team} isManager={managed !== undefined} />
      <TeamLicensesCard teamGuid={teamGuid} isManager={managed !== undefined} />
      <TeamUsersCard teamGuid={teamGuid} manager={found?.manager} isManager={managed !== undefined} />
    </>
  );
}
