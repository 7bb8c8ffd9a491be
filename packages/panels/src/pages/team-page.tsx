import type { Team } from "@gatehouse/contract/teams";
import { type ReactNode, useState } from "react";
import { licensesMessages } from "../areas/licenses";
import { TeamPanel, teamsMessages } from "../areas/teams";
import { useScreenLink } from "../navigation/screen-link";
import { useMessages } from "../portal/messages";
import { guarded } from "../portal/setup/panel-guard";
import { Page } from "./page";
import { TeamHelp } from "./team-help";

/** `/teams/{teamGuid}`: one team. The list of teams is on the licenses page. */
export const TeamPage = /* @__PURE__ */ guarded(
  "TeamPage",
  function TeamPage({ teamGuid }: { readonly teamGuid: string }): ReactNode {
    const licenses = useMessages(licensesMessages);
    const texts = useMessages(teamsMessages);
    const [team, setTeam] = useState<Team>();
    const link = useScreenLink("licenses");
    const title = team?.name ?? texts.teamTitle;
    return (
      <Page
        title={title}
        tour="team"
        breadcrumb={[{ label: licenses.title, link }, { label: texts.title, link }, { label: title }]}
        actions={team && <TeamHelp team={team} />}
      >
        <TeamPanel teamGuid={teamGuid} onTeam={setTeam} />
      </Page>
    );
  },
);
