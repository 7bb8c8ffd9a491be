import { demoReleases } from "../../demo/releases";
import type { ServerCases } from "../../testing/area-cases";
import { subject } from "../../testing/large-database";

const unpublished = demoReleases.find(({ state }) => state === "pending")?.tag ?? "";

export const serverCases: ServerCases = {
  parameters: {
    versionTag: {
      anothers: unpublished,
      unknown: "v0.0.0",
      malformed: "../../me",
      large: subject.releaseTag,
      listed: ["compiler-stable-releases/", "tag_name"],
    },
  },
};
