import { expect } from "@playwright/test";
import { test as base } from "./website-test";

/** A test that fails if the console shows a warning or an error, such as React's. */
export const quietTest = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on("console", (message) => {
        // The browser itself reports refused requests, and every visitor without a session causes some.
        if (/^(?:warning|error)$/.test(message.type()) && !message.text().startsWith("Failed to load resource"))
          said.push(message.text());
      });
      await use(undefined);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});
