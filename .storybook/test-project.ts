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
    setupFiles: ".storybook/without-debugger.ts",
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
        // Each story file starts a database of its own: optimizing its code takes longer than running it.
        launchOptions: chromiumLaunchOptions("--js-flags=--liftoff-only"),
        contextOptions: { reducedMotion: "reduce" },
      }),
      instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
    },
  },
};
