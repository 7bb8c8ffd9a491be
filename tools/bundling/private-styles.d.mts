import type { Plugin } from "esbuild";

export function privateStyles(source: string, generated: string): { entries: Record<string, string>; plugin: Plugin };
