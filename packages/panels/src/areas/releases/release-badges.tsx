import { isOldRelease, type Release, type ReleaseFacts } from "@gatehouse/contract/releases";
import { Badge, ClockIcon, HistoryIcon, LegacyIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { useMessages } from "../../portal/messages";
import { releasesMessages } from "./releases.messages";

export interface ReleaseBadgesProps {
  readonly release: Partial<ReleaseFacts> & Pick<Release, "my_{product}_supported" | "created_at">;
  readonly nowMs: number;
}

/** Badges for the special states of a release. */
export function ReleaseBadges({ release, nowMs }: ReleaseBadgesProps): ReactNode {
  const texts = useMessages(releasesMessages);
  return (
    <Frame>
      {isWaiting(release) && (
        <Badge tone="warning" icon={<ClockIcon />}>
          {texts.waiting}
        </Badge>
      )}
      {!release["my_{product}_supported"] && (
        <Badge icon={<LegacyIcon />} hint={texts.legacyTitle}>
          {texts.legacy}
        </Badge>
      )}
      {isOldRelease(release.created_at, nowMs) && (
        <Badge tone="warning" icon={<HistoryIcon />}>
          {texts.old}
        </Badge>
      )}
    </Frame>
  );
}

/** Whether a release has no special state. */
export function hasNoBadges({ release, nowMs }: ReleaseBadgesProps): boolean {
  return !isWaiting(release) && release["my_{product}_supported"] && !isOldRelease(release.created_at, nowMs);
}

/** Some servers keep `pending_approval` on approved or rejected releases, so this ignores it there. */
function isWaiting(release: Partial<ReleaseFacts>): boolean {
  return release.pending_approval === true && release.stable_release !== true && release.release_rejected !== true;
}

const Frame = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--gh-space-1);
  min-width: 0;
`;
