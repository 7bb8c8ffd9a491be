import { expect } from "@playwright/test";
import { test as base } from "./website-test";

/** Fails by a warning or an error in the console, such as React's own. */
export const quietTest = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on("console", (message) => {
        // A refused request is the browser's message, and every visitor without a session has some.
        if (/^(?:warning|error)$/.test(message.type()) && !message.text().startsWith("Failed to load resource"))
          said.push(message.text());
      });
      await use(undefined);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});
