import type { Plugin } from "vite";

export function morePayloads(): Plugin;
