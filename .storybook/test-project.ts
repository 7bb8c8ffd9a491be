import { availableParallelism } from "node:os";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { chromiumLaunchOptions } from "../tools/chromium.mjs";

/** Each story is a test: it renders, its play function runs, and axe looks at it in both themes. */
export const storiesProject: TestProjectInlineConfiguration = {
  extends: true,
  plugins: [storybookTest({ configDir: ".storybook" })],
  test: {
    name: "stories",
    setupFiles: [".storybook/without-debugger.ts", ".storybook/without-rendering.ts"],
    // Some stories show twenty portals side by side, or send a hundred hostile texts through one.
    testTimeout: 400_000,
    // Each page loads all modules and opens a database. While its stories wait, other steps use the processor.
    maxWorkers: availableParallelism(),
    browser: {
      enabled: true,
      headless: true,
      // Reloading all modules for each file would cost as much time as its stories.
      isolate: false,
      screenshotFailures: false,
      provider: playwright({
        // Most code runs once, and optimizing it would take longer than running it. A larger space for new objects is
        // collected less often.
        launchOptions: chromiumLaunchOptions(
          "--js-flags=--liftoff-only --no-turbofan --min-semi-space-size=64 --max-semi-space-size=128",
        ),
        // Fade-ins would make the result depend on when a story reads it.
        contextOptions: { reducedMotion: "reduce" },
      }),
      instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
    },
  },
};
