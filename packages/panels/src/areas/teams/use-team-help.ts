import type { Team } from "@gatehouse/contract/teams";
import { displayName } from "@gatehouse/contract/viewer";
import { useCallback } from "react";
import { useMessages } from "../../portal/messages";
import { teamMessages } from "./team.messages";
import { teamsMessages } from "./teams.messages";

/** Returns a function that makes the initial facts of a ticket about a team. */
export function useTeamHelp() {
  const { columnName, teamTitle } = useMessages(teamsMessages);
  const { detailManager, detailMembers, detailSeats } = useMessages(teamMessages);
  return useCallback(
    ({ name, manager, members_count: members, seats_count: seats, available_seats: free }: Team) => ({
      about: `${teamTitle} ${name}`,
      facts: [
        [columnName, name],
        [detailManager, displayName(manager)],
        [detailMembers, String(members)],
        [detailSeats, `${seats - free} / ${seats}`],
      ] as const,
    }),
    [columnName, teamTitle, detailManager, detailMembers, detailSeats],
  );
}
