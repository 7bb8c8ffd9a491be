import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { viteAriaLocales } from "../../tools/aria-locales.mjs";

export default defineConfig({
  plugins: [react(), viteAriaLocales()],
  resolve: {
    conditions: [...defaultClientConditions],
    // The linked panels come from a workspace with React 19. Here, everything uses the tool's React 18.
    dedupe: ["react", "react-dom"],
  },
  // React's development build, so that tests see its warnings.
  define: { "process.env.NODE_ENV": '"development"' },
  build: { minify: false, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  html: { cspNonce: "__CSP_NONCE__" },
});
