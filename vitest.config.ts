import { parseArgs } from "node:util";
import { defineConfig } from "vitest/config";

// Packages are tested from their sources, never from a dist that may be old.
const conditions = ["@gatehouse/source"];

// Vitest loads every project before it chooses, and Storybook takes ten seconds of a core to load.
const { values } = parseArgs({ options: { project: { type: "string", multiple: true } }, strict: false });
const isNodeAlone = String(values["project"]) === "node";

export default defineConfig({
  resolve: { conditions: [...conditions, "module", "browser", "development|production"] },
  ssr: { resolve: { conditions: [...conditions, "module", "node", "development|production"] } },
  // Vitest runs the global setup in this environment.
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
          // Isolation would reload all modules for each file, which takes a quarter of the time.
          isolate: false,
          globalSetup: "packages/server/src/testing/global-setup.ts",
          setupFiles: "tools/patient-waits.ts",
          expect: { poll: { timeout: 60_000 } },
          // These limits only end tests that hang. A file may have to create a whole PostgreSQL before its first test.
          // Some start several processes or compile half the repository on a busy machine.
          hookTimeout: 600_000,
          testTimeout: 600_000,
        },
      },
      ...(isNodeAlone ? [] : [import("./.storybook/test-project.ts").then(({ storiesProject }) => storiesProject)]),
    ],
  },
});
