import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { viteAriaLocales } from "../../tools/aria-locales.mjs";

export default defineConfig({
  plugins: [react(), viteAriaLocales()],
  resolve: {
    conditions: [...defaultClientConditions],
    // The panels are linked from a workspace that has React 19. This tool has its own React 18, for the panels too.
    dedupe: ["react", "react-dom"],
  },
  // React's development code, so that the flows see its warnings.
  define: { "process.env.NODE_ENV": '"development"' },
  build: { minify: false, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  html: { cspNonce: "__CSP_NONCE__" },
});
