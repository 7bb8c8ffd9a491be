import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { morePayloads } from "@gatehouse/story-kit/faults/more-payloads.mjs";
import type { StorybookConfig } from "@storybook/react-vite";
import { defaultClientConditions, mergeConfig } from "vite";

// The stories of panels open this database in the tab. Every way to start Storybook loads this file. Optimizing the
// built-in database's code would take longer than filling it.
const flags = ["--liftoff-only", "--conditions=@gatehouse/source", "--import", "tsx"];
execFileSync(process.execPath, [...flags, "tools/demo-snapshot.mjs"], { stdio: "inherit" });

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../packages/*/src/**/*.stories.tsx"],
  staticDirs: ["../.build/storybook", { from: "../examples/toolchain/recorded", to: "/recorded" }],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // Stories use the sources, never a dist that may be out of date.
      resolve: {
        conditions: ["@gatehouse/source", ...defaultClientConditions],
        // As in dist.
        alias: { stylis: fileURLToPath(new URL("../tools/bundling/native-nesting.mjs", import.meta.url)) },
      },
      plugins: [morePayloads()],
      // Tells the story kit's `depth` whether to run every case.
      define: { "import.meta.env.GATEHOUSE_LONG": JSON.stringify(process.env.GATEHOUSE_LONG ?? "") },
      // Pre-bundle the imports of lazy parts. If Vite discovers them later, it reloads the page in the middle of a
      // test.
      optimizeDeps: {
        include: [
          "@storybook/react-dom-shim",
          "@tanstack/react-virtual",
          "axe-core",
          "bowser",
          "fast-check",
          "react-aria-components/ListBox",
          "react-aria-components/Menu",
          "react-aria-components/Popover",
          "react-aria/useOverlayPosition",
          "react-dom/server",
        ],
        // PGlite loads its WebAssembly relative to its own module, so pre-bundling would break the path.
        exclude: ["@electric-sql/pglite"],
      },
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
