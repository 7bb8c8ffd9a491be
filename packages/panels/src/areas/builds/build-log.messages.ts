import type { BuildKind } from "@gatehouse/contract/builds";
import { defineMessages } from "../../portal/messages";

const compareLog: Readonly<Record<BuildKind, string>> = {
  build: "Compare with last successful build",
  simulation: "Compare with last successful simulation",
};

/** The log texts that load with the viewer. */
export const buildLogMessages = defineMessages("builds", { compareLog });
