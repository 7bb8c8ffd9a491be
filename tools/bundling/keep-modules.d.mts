import type { Plugin } from "esbuild";
import type { WorkspacePackage } from "../workspace.mjs";
import type { Modules } from "./groups.mjs";

export function keepModules(
  modules: Modules,
  packages: WorkspacePackage[],
  foldersForReact: readonly string[],
  groups: string,
): Plugin;
