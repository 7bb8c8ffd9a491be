import { defineConfig } from "vitest/config";

// Packages are tested from their sources, never from a dist that may be old.
const conditions = ["@gatehouse/source"];

export default defineConfig({
  resolve: { conditions: [...conditions, "module", "browser", "development|production"] },
  ssr: { resolve: { conditions: [...conditions, "module", "node", "development|production"] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          include: ["packages/*/src/**/*.test.ts", "tools/**/*.test.mjs"],
          // A file may have to create a whole PostgreSQL before its first test.
          hookTimeout: 60_000,
          testTimeout: 20_000,
        },
      },
    ],
  },
});
