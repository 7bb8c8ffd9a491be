import type { ReactNode } from "react";
import { Anchor, useScreenLinks } from "../../navigation/screen-link";
import { useMessages } from "../../portal/messages";
import { licensesMessages } from "./licenses.messages";

export interface TeamNameProps {
  readonly team: { readonly guid: string; readonly name: string } | null;
}

/** The team that shares a license, with a link to it. */
export function TeamName({ team }: TeamNameProps): ReactNode {
  const texts = useMessages(licensesMessages);
  const links = useScreenLinks();
  return team === null ? texts.none : <Anchor link={links("team", { teamGuid: team.guid })}>{team.name}</Anchor>;
}
