import { LatestBuildsCard } from "@gatehouse/panels/builds";
import type { ReactNode } from "react";

export function BuildsPage(): ReactNode {
  return <LatestBuildsCard />;
}
