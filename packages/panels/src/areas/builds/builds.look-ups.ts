import { isPortalError, type PortalClient } from "@gatehouse/contract";
import { builds, buildState, callsOf, isBuildRunning } from "@gatehouse/contract/builds";
import { done, findDone, notDone, unknown } from "../../data/find-done";

type Kind = Parameters<typeof callsOf>[0];
type Name = { readonly projectGuid: string; readonly commitSha: string; readonly buildNumber: string };

/**
 * Checks whether an unconfirmed stop took effect. A build that has ended needs no second stop, whatever ended it. A
 * queued build stops at once, so one that is still queued was not stopped. A running build may still be stopping,
 * because a worker takes seconds.
 */
async function hasEnded(kind: Kind, name: Name, ask: PortalClient["call"]) {
  const build = kind === "build" ? await ask(builds.get, name) : await ask(builds.getSimulation, name);
  if (!isBuildRunning(build)) return done(undefined);
  return buildState(build) === "queued" ? notDone : unknown;
}

async function isGone(kind: Kind, name: Name, ask: PortalClient["call"]) {
  try {
    await (kind === "build" ? ask(builds.get, name) : ask(builds.getSimulation, name));
    return notDone;
  } catch (error) {
    // A 404 without a detail may be a proxy's page during a deployment.
    if (isPortalError(error, "not-found") && error.detail !== undefined) return done(undefined);
    throw error;
  }
}

export const findStopped = findDone(builds.stop, [], (name, ask) => hasEnded("build", name, ask));

export const findSimulationStopped = findDone(builds.stopSimulation, [], (name, ask) =>
  hasEnded("simulation", name, ask),
);

export const findDeleted = findDone(builds.delete, [], (name, ask) => isGone("build", name, ask), {
  goneIsDone: true,
});

export const findSimulationDeleted = findDone(
  builds.deleteSimulation,
  [],
  (name, ask) => isGone("simulation", name, ask),
  { goneIsDone: true },
);
