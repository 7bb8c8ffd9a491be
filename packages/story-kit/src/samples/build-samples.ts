import { demoProjectGuid, demoSha, everyState } from "./demo-ids";

/** The customer's commit that has a build in every state. */
export const everyStateCommit = {
  projectGuid: demoProjectGuid(everyState.project),
  commitSha: demoSha(everyState.project, everyState.number),
};

/** The numbers of its builds, by state. */
export const demoBuilds = {
  old: "1",
  failed: "2",
  stopped: "3",
  unstable: "4",
  long: "5",
  success: "6",
  running: "7",
  queued: "8",
} as const;

/** A build as the API returns it, without its commit. */
export const buildResponse = (number: number, change: object = {}) => ({
  build_number: number,
  created_on: "2026-11-20T17:59:12Z",
  queued: false,
  building: false,
  result: "SUCCESS",
  status: "finished",
  duration: 288_000,
  output_file: null,
  ...change,
});
