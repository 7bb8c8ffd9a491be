import type { Plugin as EsbuildPlugin } from "esbuild";
import type { Plugin as VitePlugin } from "vite";

export function stripPrefixes(code: string): string;
export function esbuildVendorPrefixes(): EsbuildPlugin;
export function viteVendorPrefixes(): VitePlugin;
