import { TeamPanel } from "@gatehouse/panels/teams";
import type { ReactNode } from "react";
import { useParams } from "react-router";

export function TeamPage(): ReactNode {
  const { teamGuid = "" } = useParams();
  return <TeamPanel teamGuid={teamGuid} />;
}
