import type { Team } from "@gatehouse/contract/teams";
import type { ReactNode } from "react";
import { GetHelp } from "../areas/support";
import { useTeamHelp } from "../areas/teams";

/** Opens a ticket about a team. */
export function TeamHelp({ team }: { readonly team: Team }): ReactNode {
  return <GetHelp {...useTeamHelp()(team)} />;
}
