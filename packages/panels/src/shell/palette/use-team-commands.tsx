import { teams } from "@gatehouse/contract/teams";
import { TeamIcon } from "@gatehouse/design";
import type { Command } from "@gatehouse/design/command-dialog";
import { useMemo } from "react";
import { useCapabilities } from "../../access/session/use-capabilities";
import { useEndpoint } from "../../data/use-endpoint";
import { useGoTo } from "../../navigation/screen-link";
import { screenTarget } from "../../navigation/screens";

/** The user's teams. Empty while they load, and for users without the page. */
export function useTeamCommands(): readonly Command[] {
  const goTo = useGoTo();
  const isEnabled = !useCapabilities().has("management.only");
  const list = useEndpoint(teams.list, {}, { isEnabled }).data;
  return useMemo(
    () =>
      (list?.results ?? []).map(({ guid, name }) => ({
        id: `team-${guid}`,
        label: name,
        icon: <TeamIcon />,
        onAction: () => goTo(screenTarget("team", { teamGuid: guid })),
      })),
    [list, goTo],
  );
}
