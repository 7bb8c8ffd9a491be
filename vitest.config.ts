import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumLaunchOptions } from "./tools/chromium.mjs";

// Packages are tested from their sources, never from a dist that may be old.
const conditions = ["@gatehouse/source"];

export default defineConfig({
  resolve: { conditions: [...conditions, "module", "browser", "development|production"] },
  ssr: { resolve: { conditions: [...conditions, "module", "node", "development|production"] } },
  // The folder in which Vitest runs the global setup.
  environments: {
    __vitest__: { resolve: { conditions: [...conditions, "module", "node", "development|production"] } },
  },
  test: {
    // Half of a test's time is waiting, so no core is kept back for Vitest itself.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          include: ["packages/*/src/**/*.test.ts", "tools/**/*.test.mjs", "examples/toolchain/**/*.test.mjs"],
          // Loading all modules anew for each file takes a quarter of the time.
          isolate: false,
          globalSetup: "packages/server/src/testing/global-setup.ts",
          // A file may have to create a whole PostgreSQL before its first test.
          hookTimeout: 240_000,
          // Some start several processes or a whole server, on a machine that does much else.
          testTimeout: 240_000,
        },
      },
      {
        extends: true,
        // Each story is a test: it renders, its play function runs, and axe looks at it in both themes.
        plugins: [storybookTest({ configDir: ".storybook" })],
        test: {
          name: "stories",
          // Some stories stand twenty portals side by side, or send a hundred hostile texts through one.
          testTimeout: 400_000,
          browser: {
            enabled: true,
            headless: true,
            // Loading all modules anew for each file costs as much as running its stories.
            isolate: false,
            screenshotFailures: false,
            // Turn off fade-ins, which make the result depend on when a story looks.
            provider: playwright({
              launchOptions: chromiumLaunchOptions(),
              contextOptions: { reducedMotion: "reduce" },
            }),
            instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
