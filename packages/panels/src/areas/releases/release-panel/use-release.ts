import { type Release, type ReleaseEvent, releases } from "@gatehouse/contract/releases";
import { useEffect, useRef, useState } from "react";
import { newestFirst } from "../../../data/newest-first";
import { type EndpointResult, useEndpoint } from "../../../data/use-endpoint";
import { useFound } from "../../../data/use-found";
import { useOptionalEndpoint } from "../../../data/use-optional-endpoint";
import { releasePollMs } from "../releases.polling";
import { useReleaseList, useReleaseTarget } from "../use-release-target";

export interface FoundRelease {
  readonly release: EndpointResult<Release>;
  readonly events: EndpointResult<{ readonly results: readonly ReleaseEvent[] }>;
  /** False on a server that keeps no history. */
  readonly hasHistory: boolean;
}

/**
 * A release with its history. Redirects to the list if the release doesn't exist. Each response has a new download
 * link, so this polls the release itself only if the history can't show changes.
 */
export function useRelease(versionTag: string, onRelease: ((release: Release) => void) | undefined): FoundRelease {
  const [isFollowed, setFollowed] = useState(true);
  const release = useEndpoint(releases.get, { versionTag }, isFollowed ? {} : { pollMs: releasePollMs });
  // Don't fetch the history while the release fails to load.
  const isEnabled = release.data !== undefined || release.error === null;
  const events = useOptionalEndpoint(releases.listHistory, { versionTag }, { pollMs: releasePollMs, isEnabled });
  const hasHistory = !events.isMissing;
  const showsChanges = hasHistory && events.error === null;
  if (showsChanges !== isFollowed) setFollowed(showsChanges);
  useFound(release, { at: useReleaseTarget()(versionTag), parent: useReleaseList(), onFound: onRelease });
  const { refetch } = release;
  // Null for a history without events.
  const newest = events.data && (newestFirst(events.data.results, ({ created_at: time }) => time)[0]?.id ?? null);
  const seen = useRef(newest);
  useEffect(() => {
    if (newest === undefined) return;
    if (seen.current !== undefined && newest !== seen.current) void refetch();
    seen.current = newest;
  }, [newest, refetch]);
  return { release, events, hasHistory };
}
