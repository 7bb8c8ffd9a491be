import { memo, type ReactNode } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { CommitBuilds } from "../build-list/commit-builds";

export interface SimulationsPanelProps {
  readonly projectGuid: string;
  readonly commitSha: string;
}

/** The simulations of a commit, the newest first. */
export const SimulationsPanel = memo(function SimulationsPanel({
  projectGuid,
  commitSha,
}: SimulationsPanelProps): ReactNode {
  return (
    <PortalPanel name="SimulationsPanel" about={{ projectGuid, commitSha }}>
      <CommitBuilds kind="simulation" projectGuid={projectGuid} commitSha={commitSha} />
    </PortalPanel>
  );
});
