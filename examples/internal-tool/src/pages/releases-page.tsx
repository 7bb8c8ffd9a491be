import { ReleaseManager } from "@gatehouse/panels/releases";
import type { ReactNode } from "react";

export function ReleasesPage(): ReactNode {
  return <ReleaseManager />;
}
