import { TeamPage } from "@gatehouse/panels/pages";
import { useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";

export function TeamRoute(): ReactNode {
  const { teamGuid } = useParams({ from: "/teams/$teamGuid" });
  return <TeamPage key={teamGuid} teamGuid={teamGuid} />;
}
