import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { viteAriaLocales } from "../../tools/aria-locales.mjs";
import { vitePrecompress } from "../../tools/precompress.mjs";
import { viteFirstLoads } from "./vite-first-loads.ts";
import { vitePreloadLists } from "./vite-preload-lists.ts";

const portal = process.env.PORTAL_ORIGIN ?? "http://127.0.0.1:4180";

// The portal compares a write's Origin with its Host, so the proxy must keep the Host.
const proxied = { target: portal, changeOrigin: false };

// Excludes files that every page has already loaded.
const isNotThere = (file: string) => !/^assets\/(rolldown-runtime|react|index|page)-/.test(file);

export default defineConfig(({ command }) => ({
  base: "/app/",
  plugins: [react(), viteAriaLocales(), viteFirstLoads(), vitePreloadLists(), vitePrecompress()],
  // Development uses the packages' sources. The build uses the published files.
  resolve: {
    conditions: command === "serve" ? ["@gatehouse/source", ...defaultClientConditions] : [...defaultClientConditions],
    // React 18 and later include this hook. The shim is for older versions.
    alias: { "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector" },
    dedupe: ["react", "react-dom"],
  },
  // A small font would be written into the style sheet as a data: address, which the page's policy does not allow.
  build: {
    assetsInlineLimit: 0,
    // The page's code names about a hundred chunks, so their hashes are as short as possible.
    rolldownOptions: {
      output: {
        chunkFileNames: "assets/[name]-[hash:7].js",
        codeSplitting: {
          groups: [
            // Browsers keep this file in their cache when a new version of the portal changes the rest.
            { name: "react", test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 1 },
            // Put the code that every page loads into one file, which compresses better than several.
            { name: "index", tags: ["$initial"] },
            { name: "page", test: /[\\/]pages[\\/](page|pages\.messages)\.js$/ },
          ],
        },
      },
    },
    modulePreload: {
      // All supported browsers support module preloading.
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === "html" ? files : files.filter(isNotThere)),
    },
  },
  html: { cspNonce: "__CSP_NONCE__" },
  server: {
    proxy: Object.fromEntries(
      [
        "/app/config.json",
        // The server serves raw logs.
        "^/app/projects/.*/raw/$",
        "/api",
        "/auth",
        "/accounts",
        "/licenses",
        "/download",
        "/management",
        "/admin",
        "/user",
        "/report-generator",
        "/tem",
      ].map((path) => [path, proxied]),
    ),
  },
}));
