export interface WorkspacePackage {
  folder: string;
  path: string;
  manifest: {
    name: string;
    version: string;
    exports: Record<string, string | Record<string, string>>;
    dependencies?: Record<string, string>;
    peerDependencies?: Record<string, string>;
  };
}
export interface PublicEntry {
  subpath: string;
  specifier: string;
  source: string;
  types: string;
  built: string;
  name: string;
}
export const root: string;
export const sourceCondition: string;
export function readJson(path: string): unknown;
export function workspacePackages(base?: string): WorkspacePackage[];
export function publicEntries(pack: WorkspacePackage): PublicEntry[];
export function internalDependencies(pack: WorkspacePackage, packages: WorkspacePackage[]): WorkspacePackage[];
