import { type ReactNode, useState } from "react";
import { licensesMessages } from "../areas/licenses";
import { TeamPanel, teamsMessages } from "../areas/teams";
import { useScreenLink } from "../navigation/screen-link";
import { useMessages } from "../portal/messages";
import { guarded } from "../portal/setup/panel-guard";
import { Page } from "./page";

/** `/teams/{teamGuid}`: one team. The list of teams is on the licenses page. */
export const TeamPage = /* @__PURE__ */ guarded(
  "TeamPage",
  function TeamPage({ teamGuid }: { readonly teamGuid: string }): ReactNode {
    const licenses = useMessages(licensesMessages);
    const texts = useMessages(teamsMessages);
    const [name, setName] = useState<string>();
    const link = useScreenLink("licenses");
    const title = name ?? texts.teamTitle;
    return (
      <Page
        title={title}
        tour="team"
        breadcrumb={[{ label: licenses.title, link }, { label: texts.title, link }, { label: title }]}
      >
        <TeamPanel teamGuid={teamGuid} onTeam={(team) => setName(team.name)} />
      </Page>
    );
  },
);
