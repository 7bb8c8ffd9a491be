import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import product from "./examples/product.json" with { type: "json" };
import { chromiumLaunchOptions } from "./tools/chromium.mjs";

// Separate ports, so that a portal that already runs on this machine isn't disturbed.
const port = Number(process.env.GATEHOUSE_E2E_PORT ?? "4190");
const portal = `http://127.0.0.1:${port}`;
const website = `http://127.0.0.1:${port + 1}`;
const internalTool = `http://127.0.0.1:${port + 2}`;

// Each run starts with empty folders. Workers load this file again while the server uses the folders, so they must not
// clear them.
const data = resolve(`.build/e2e-data-${port}`);
const demoCopy = `${data}-copy`;
if (process.env.TEST_WORKER_INDEX === undefined)
  for (const folder of [data, demoCopy]) rmSync(folder, { recursive: true, force: true });

export default defineConfig({
  testDir: "examples/e2e",
  workers: 2,
  // These limits only end tests that hang. Other suites run at the same time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  outputDir: "test-results",
  reporter: [["list"], ["json", { outputFile: ".build/reports/e2e.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: portal,
    // Fail after this time and continue with the next test.
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    launchOptions: chromiumLaunchOptions(),
    // Recording a trace of every test is expensive, and most traces would be thrown away.
    trace: process.env.GATEHOUSE_LONG === "1" ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
  },
  webServer: [
    {
      command: "node examples/e2e/serve.mjs",
      url: `${portal}/accounts/login/`,
      timeout: 300_000,
      env: {
        PORT: String(port),
        GATEHOUSE_DATA: data,
        GATEHOUSE_DEMO_COPY: demoCopy,
        GATEHOUSE_PRODUCT_ID: product.id,
        GATEHOUSE_PRODUCT_NAME: product.name,
        GATEHOUSE_GROUPS: resolve("examples/groups.json"),
        GATEHOUSE_HOST_CONFIG: resolve("examples/host-config.json"),
        GATEHOUSE_HOST_DIR: resolve("examples/host/dist"),
        GATEHOUSE_DEMO_DESIGNS: resolve("examples/toolchain"),
        GATEHOUSE_ALLOWED_ORIGINS: [
          `http://www.gatehouse.localhost:${port + 11}`,
          `http://tool.gatehouse.localhost:${port + 12}`,
        ].join(),
        GATEHOUSE_RETURN_PATHS: "/account/",
        // Tests must not write to the developer's own database.
        DATABASE_URL: "",
      },
    },
    {
      command: "node examples/website/serve.mjs",
      url: website,
      timeout: 120_000,
      env: { PORT: String(port + 1), PORTAL_ORIGIN: portal },
    },
    {
      command: "node examples/internal-tool/serve.mjs",
      url: internalTool,
      timeout: 120_000,
      env: { PORT: String(port + 2), PORTAL_ORIGIN: portal },
    },
    {
      command: "node examples/internal-tool/serve.mjs",
      url: `http://127.0.0.1:${port + 12}`,
      timeout: 120_000,
      env: {
        PORT: String(port + 12),
        PORTAL_ORIGIN: portal,
        API_ORIGIN: `http://api.gatehouse.localhost:${port}`,
      },
    },
  ],
});
