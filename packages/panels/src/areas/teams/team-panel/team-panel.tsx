import { isPortalError } from "@gatehouse/contract";
import { isManagerOf, type Team, teams } from "@gatehouse/contract/teams";
import { viewer } from "@gatehouse/contract/viewer";
import { memo, type ReactNode } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { useEndpoint } from "../../../data/use-endpoint";
import { useFound } from "../../../data/use-found";
import { teamsPollMs } from "../teams.polling";
import { TeamLicensesCard } from "./licenses/team-licenses-card";
import { TeamDetailsCard } from "./team-details-card";
import { TeamUsersCard } from "./users/team-users-card";

export interface TeamPanelProps {
  readonly teamGuid: string;
  /** Called with the team once it is loaded, so that a page can show its name. */
  readonly onTeam?: (team: Team) => void;
}

/** One team: details, licenses and users. Its manager changes it, the members see it. An unknown team leads back to the licenses. */
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
  useFound(team, "licenses", onTeam);
  const found = team.data;
  // On somebody's own page, which is not left for the licenses, it is said once that there is no such team.
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
