import type { WorkspacePackage } from "../workspace.mjs";

export class Modules {
  constructor(pack: WorkspacePackage);
  nameOf(file: string): string;
  groupOf(module: string): string | undefined;
  writeGroups(folder: string): Record<string, string>;
}
