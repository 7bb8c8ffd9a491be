import type { Plugin } from "esbuild";

export const characterReferences: Plugin;
