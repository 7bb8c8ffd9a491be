import type { BuildKind } from "@gatehouse/contract/builds";
import { defineMessages } from "../../../portal/messages";

const compareLog: Readonly<Record<BuildKind, string>> = {
  build: "Compare with last successful build",
  simulation: "Compare with last successful simulation",
};

/** The texts of a build's log that load with the viewer. */
export const buildLogMessages = defineMessages("builds", { compareLog });
