import { TeamsPanel } from "@gatehouse/panels/teams";
import type { ReactNode } from "react";

export function TeamsPage(): ReactNode {
  return <TeamsPanel />;
}
