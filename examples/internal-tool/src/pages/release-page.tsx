import { ReleasePanel } from "@gatehouse/panels/releases";
import type { ReactNode } from "react";
import { useParams } from "react-router";

export function ReleasePage(): ReactNode {
  const { versionTag = "" } = useParams();
  return <ReleasePanel versionTag={versionTag} />;
}
