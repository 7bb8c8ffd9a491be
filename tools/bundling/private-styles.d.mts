import type { Plugin } from "esbuild";

export function privateStyles(
  source: string,
  folders: readonly string[],
  generated: string,
): { entries: Record<string, string>; plugin: Plugin };
