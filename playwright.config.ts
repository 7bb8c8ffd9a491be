import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { chromiumLaunchOptions } from "./tools/chromium.mjs";

// Ports of its own, so that a portal that is running on this machine is left alone.
const portal = "http://127.0.0.1:4190";
const website = "http://127.0.0.1:4191";

// Playwright reads this file again in each worker; only the first reading starts the servers.
process.env.GATEHOUSE_E2E_DATA ??= mkdtempSync(join(tmpdir(), "gatehouse-e2e-"));

export default defineConfig({
  testDir: "examples/e2e",
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  outputDir: "test-results",
  reporter: [["list"], ["json", { outputFile: ".build/reports/e2e.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: portal,
    launchOptions: chromiumLaunchOptions(),
    trace: "retain-on-failure",
  },
  webServer: [
    {
      command: "node packages/server/dist/main.js --demo",
      url: `${portal}/accounts/login/`,
      timeout: 60_000,
      env: {
        PORT: "4190",
        GATEHOUSE_DATA: process.env.GATEHOUSE_E2E_DATA,
        GATEHOUSE_HOST_DIR: "examples/host/dist",
        // The developer's own database is not the tests' to fill.
        DATABASE_URL: "",
      },
    },
    {
      command: "node examples/website/serve.mjs",
      url: website,
      timeout: 30_000,
      env: { PORT: "4191", PORTAL_ORIGIN: portal },
    },
  ],
});
