import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { viteAriaLocales } from "../../tools/aria-locales.mjs";
import { vitePrecompress } from "../../tools/precompress.mjs";
import { viteFirstLoads } from "./vite-first-loads.ts";

const portal = process.env.PORTAL_ORIGIN ?? "http://127.0.0.1:4180";

// The portal compares a write's Origin with the Host it was sent to: the proxy leaves it as it is.
const proxied = { target: portal, changeOrigin: false };

// Files that every page has loaded already: to list them for each other page would only make the first one's code longer.
const isNotThere = (file: string) => !/^assets\/(rolldown-runtime|react|index|page)-/.test(file);

export default defineConfig(({ command }) => ({
  base: "/app/",
  plugins: [react(), viteAriaLocales(), viteFirstLoads(), vitePrecompress()],
  // While developing, the packages are read from their sources; the build takes what is published.
  resolve: {
    conditions: command === "serve" ? ["@gatehouse/source", ...defaultClientConditions] : [...defaultClientConditions],
    // React has had this hook since version 18: the shim is for earlier ones.
    alias: { "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector" },
    dedupe: ["react", "react-dom", "styled-components"],
  },
  // A small font would be written into the style sheet as a data: address, which the page's policy does not allow.
  build: {
    assetsInlineLimit: 0,
    // The page's code names some hundred others, so their hashes are as short as the bundler makes them.
    rolldownOptions: {
      output: {
        chunkFileNames: "assets/[name]-[hash:7].js",
        codeSplitting: {
          groups: [
            // Browsers keep it when a new version of the portal changes the rest.
            { name: "react", test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 1 },
            // Put the code that every page loads into one file, which compresses better than several.
            { name: "index", tags: ["$initial"] },
            { name: "page", test: /[\\/]pages[\\/](page|pages\.messages)\.js$/ },
          ],
        },
      },
    },
    modulePreload: {
      // Every browser that the portal supports loads modules ahead by itself.
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === "html" ? files : files.filter(isNotThere)),
    },
  },
  html: { cspNonce: "__CSP_NONCE__" },
  server: {
    proxy: Object.fromEntries(
      [
        "/app/config.json",
        // Raw logs are pages of the server's.
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
