import { isPortalError } from "@gatehouse/contract";
import { type Build, type BuildKind, callsOf, isBuildRunning } from "@gatehouse/contract/builds";
import { focusManager, QueryObserver } from "@tanstack/react-query";
import { endpointKey } from "../../../data/endpoint-key";
import type { PortalContextValue } from "../../../portal/portal-context";
import type { BuildName } from "../build-detail/use-build";
import { runningPollMs } from "../builds.polling";

/** The polling interval while the tab is hidden. */
const hiddenPollMs = 10_000;

export interface WatchOptions extends Pick<PortalContextValue, "client" | "queryClient"> {
  readonly kind: BuildKind;
  readonly name: BuildName;
  /** Called with the build once it has ended. */
  readonly onEnd: (build: Build) => void;
  /** Called when watching ends: the build ended, was deleted, or the viewer signed out. */
  readonly onStop: () => void;
}

/**
 * Refetches a build until it ends, on any page of the portal. Shares its requests with panels that show the build.
 * Stops when the cache is emptied: when the viewer signs out, or the provider unmounts.
 * @returns a function that stops it
 */
export function watchBuild({ client, queryClient, kind, name, onEnd, onStop }: WatchOptions): () => void {
  const call = callsOf(kind).get;
  const observer = new QueryObserver<Build>(queryClient, {
    queryKey: endpointKey(call, name),
    queryFn: ({ signal }) => client.perform(call, name, { signal }),
    refetchInterval: () => (focusManager.isFocused() ? runningPollMs : hiddenPollMs),
    // Notify viewers who are in another tab, too.
    refetchIntervalInBackground: true,
    // A retry would wait until a hidden tab is shown. The next poll serves as the retry.
    retry: false,
    staleTime: runningPollMs,
  });
  const query = observer.getCurrentQuery();
  let missed: Error | undefined;
  const leaveBuild = observer.subscribe(({ data, error }) => {
    if (data !== undefined && !isBuildRunning(data)) {
      stop();
      onEnd(data);
    } else if (isPortalError(error, "unauthenticated")) stop();
    else if (isPortalError(error, "not-found")) {
      // A 404 without a detail may be a proxy's page during a deployment, so wait for a second one.
      if (error.detail !== undefined || (missed ?? error) !== error) stop();
      missed = error;
    } else if (error === null) missed = undefined;
  });
  const leaveCache = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === "removed" && event.query === query) stop();
  });
  function stop(): void {
    leaveBuild();
    leaveCache();
    onStop();
  }
  return stop;
}
