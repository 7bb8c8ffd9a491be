import type { Release, ReleaseEvent } from "@gatehouse/contract/releases";
import { Panel, SkeletonLines } from "@gatehouse/design";
import type { ReactNode } from "react";
import { Remote } from "../../../data/remote";
import type { EndpointResult } from "../../../data/use-endpoint";
import { useNow } from "../../../data/use-now";
import { useMessages } from "../../../portal/messages";
import { hasNoBadges, ReleaseBadges } from "../release-badges";
import { releaseMessages } from "../release.messages";
import { ApprovalSteps } from "./approval-steps";
import { LifecycleLane } from "./lifecycle-lane";
import type { ReleaseActs } from "./use-release-acts";

export interface ApprovalCardProps {
  readonly query: EndpointResult<Release>;
  readonly acts: ReleaseActs;
  /** The last request for approval, if the server keeps a history. */
  readonly request: ReleaseEvent | undefined;
}

/** The progress of a release, and the viewer's next step. */
export function ApprovalCard({ query, acts, request }: ApprovalCardProps): ReactNode {
  const texts = useMessages(releaseMessages);
  const nowMs = useNow();
  const known = query.data;
  const isPlain = known === undefined || hasNoBadges({ release: known, nowMs });
  return (
    <Panel title={texts.approval} actions={!isPlain && <ReleaseBadges release={known} nowMs={nowMs} />}>
      <Remote of={query} failure={texts.failedRelease} skeleton={<SkeletonLines widths={["100%", "60%", "25%"]} />}>
        {(release) => (
          <div className="gh-stack">
            <LifecycleLane release={release} />
            {/* A new changelog or file clears the checkbox, which confirms what the user read and tested. */}
            <ApprovalSteps
              key={`${release.pending_approval} ${release.sha256} ${release.changelog}`}
              release={release}
              acts={acts}
              request={request}
            />
          </div>
        )}
      </Remote>
    </Panel>
  );
}
