import type { ServerCases } from "../../testing/area-cases";
import { subject } from "../../testing/large-database";

const ended = { params: { commitSha: subject.finishedSha } };

export const serverCases: ServerCases = {
  parameters: {
    buildNumber: {
      anothers: "1",
      unknown: "999",
      malformed: "1-or-1=1",
      large: "1",
      // A commit has fewer simulations than builds, so this number also exists as a build.
      listed: ["projects/{projectGuid}/versions/{commitSha}/simulations/", "build_number"],
    },
  },
  writes: {
    "builds.stop": {},
    "builds.delete": ended,
    "builds.stopSimulation": {},
    "builds.deleteSimulation": ended,
  },
};
