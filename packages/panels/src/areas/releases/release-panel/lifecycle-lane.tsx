import type { Release } from "@gatehouse/contract/releases";
import { ProgressLane, type ProgressLaneState } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "../../../portal/messages";
import { releaseMessages } from "../release.messages";
import { releasesMessages } from "../releases.messages";

/** How far a release has come on its way to the customers. */
export function LifecycleLane({ release }: { readonly release: Release }): ReactNode {
  const texts = useMessages(releaseMessages);
  const { waiting } = useMessages(releasesMessages);
  const [nightly, approval, stable] = stationsOf(release);
  const cell = (id: string, label: string, state: ProgressLaneState) => ({
    id,
    label,
    state,
    stateText: texts.stations[state],
  });
  return (
    <ProgressLane
      label={texts.lifecycle}
      cells={[
        cell("nightly", texts.nightly, nightly),
        cell("approval", approval === "failed" ? texts.rejected : waiting, approval),
        cell("stable", texts.stable, stable),
      ]}
    />
  );
}

type Stations = readonly [nightly: ProgressLaneState, approval: ProgressLaneState, stable: ProgressLaneState];

/** A release may become stable without ever being a nightly build. */
function stationsOf(release: Release): Stations {
  const { stable_release: isStable, release_rejected: isRejected, pending_approval: isPending } = release;
  const isNightly = release.nightly_build;
  const wasNightly = isNightly || (isStable && release.nightly_build_set_on != null);
  const behind = isStable || isRejected || isPending;
  const nightly = wasNightly ? (behind ? "done" : "current") : behind ? "void" : "waiting";
  if (isStable) return [nightly, "done", "done"];
  if (isRejected) return [nightly, "failed", "void"];
  return [nightly, isPending ? "current" : "waiting", "waiting"];
}
