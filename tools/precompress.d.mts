import type { Plugin } from "vite";

export function precompress(folder: string): Promise<void>;
export function vitePrecompress(): Plugin;
