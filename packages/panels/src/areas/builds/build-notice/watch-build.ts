import { isPortalError } from "@gatehouse/contract";
import { type Build, type BuildKind, callsOf, isBuildRunning } from "@gatehouse/contract/builds";
import { focusManager, QueryObserver } from "@tanstack/react-query";
import { endpointKey } from "../../../data/endpoint-key";
import type { PortalContextValue } from "../../../portal/portal-context";
import type { BuildName } from "../build-detail/use-build";
import { runningPollMs } from "../builds.polling";

/** While the tab is hidden. */
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
 * Refetches a build until it ends, wherever the viewer goes meanwhile. It shares its requests with the panels that show the build,
 * and stops with the provider.
 * @returns a function that stops it
 */
export function watchBuild({ client, queryClient, kind, name, onEnd, onStop }: WatchOptions): () => void {
  const call = callsOf(kind).get;
  const observer = new QueryObserver<Build>(queryClient, {
    queryKey: endpointKey(call, name),
    queryFn: ({ signal }) => client.perform(call, name, { signal }),
    refetchInterval: () => (focusManager.isFocused() ? runningPollMs : hiddenPollMs),
    // The viewer is told in another tab, too.
    refetchIntervalInBackground: true,
    // A hidden tab would wait to be seen before it tries again. The next poll is the second try.
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
      // One without a word of the API may be a proxy's, during a deployment.
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
