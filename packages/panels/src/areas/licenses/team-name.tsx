import type { ReactNode } from "react";
import { Anchor, type LinkProps } from "../../navigation/screen-link";
import type { LicensesTexts } from "./licenses.messages";

/** Makes the link to a team's page. */
export type TeamLink = (teamGuid: string) => LinkProps;

export interface TeamNameProps {
  readonly team: { readonly guid: string; readonly name: string } | null;
  readonly linkToTeam: TeamLink;
  readonly texts: LicensesTexts;
}

/** The team that shares a license, and the way to it. */
export function TeamName({ team, linkToTeam, texts }: TeamNameProps): ReactNode {
  return team === null ? texts.none : <Anchor link={linkToTeam(team.guid)}>{team.name}</Anchor>;
}
