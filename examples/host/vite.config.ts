import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { viteAriaLocales } from "../../tools/aria-locales.mjs";
import { vitePrecompress } from "../../tools/precompress.mjs";
import { viteFirstLoads } from "./vite-first-loads.ts";

const portal = process.env.PORTAL_ORIGIN ?? "http://127.0.0.1:4180";

// The portal compares a write's Origin with the Host it was sent to: the proxy leaves it as it is.
const proxied = { target: portal, changeOrigin: false };

// Files that every page has loaded already: to list them for each other page would only make the first one's code longer.
const isNotThere = (file: string) =>
  !/^assets\/(rolldown-runtime|core|page|pages\.messages|page-tour-atom)-/.test(file);

export default defineConfig(({ command }) => ({
  base: "/app/",
  plugins: [react(), viteAriaLocales(), viteFirstLoads(), vitePrecompress()],
  // While developing, the packages are read from their sources; the build takes what is published.
  resolve: {
    conditions: command === "serve" ? ["@gatehouse/source", ...defaultClientConditions] : [...defaultClientConditions],
    dedupe: ["react", "react-dom", "styled-components"],
  },
  // A small font would be written into the style sheet as a data: address, which the page's policy does not allow.
  build: {
    assetsInlineLimit: 0,
    modulePreload: {
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
        "/management",
        "/admin",
        "/user",
        "/report-generator",
        "/tem",
      ].map((path) => [path, proxied]),
    ),
  },
}));
