import { execFileSync } from "node:child_process";
import { morePayloads } from "@gatehouse/story-kit/faults/more-payloads.mjs";
import type { StorybookConfig } from "@storybook/react-vite";
import { defaultClientConditions, mergeConfig } from "vite";

// Stories of panels open this database in the tab; it is made here, since every way to start Storybook comes through here.
execFileSync(process.execPath, ["--conditions=@gatehouse/source", "--import", "tsx", "tools/demo-snapshot.mjs"], {
  stdio: "inherit",
});

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../packages/*/src/**/*.stories.tsx"],
  staticDirs: ["../.build/storybook", { from: "../examples/toolchain/recorded", to: "/recorded" }],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // Stories show the sources, never a dist that may be old.
      resolve: { conditions: ["@gatehouse/source", ...defaultClientConditions] },
      plugins: [morePayloads()],
      // How much `depth` of the story kit lets a story test.
      define: { "import.meta.env.GATEHOUSE_LONG": JSON.stringify(process.env.GATEHOUSE_LONG ?? "") },
      // Pre-bundle what lazy parts import: finding it later would reload the page in the middle of a test.
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
        // It finds its WebAssembly beside its own module, which bundling it beforehand would move.
        exclude: ["@electric-sql/pglite"],
      },
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
