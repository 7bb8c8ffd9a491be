import type { Plugin as EsbuildPlugin } from "esbuild";
import type { Plugin as VitePlugin } from "vite";

export function stripLocales(code: string, locales?: string[]): string;
export function esbuildAriaLocales(locales?: string[]): EsbuildPlugin;
export function viteAriaLocales(locales?: string[]): VitePlugin;
