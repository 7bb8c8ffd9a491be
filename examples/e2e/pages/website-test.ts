import { expect, test as base } from "@playwright/test";
import { chromiumLaunchOptions } from "../../../tools/chromium.mjs";
import { website } from "./website-page";

/** Options for tests on the website. Scroll bars take up space, as in real browsers, so a scroll lock would show. */
export const onWebsite = {
  baseURL: website,
  launchOptions: { ...chromiumLaunchOptions(), ignoreDefaultArgs: ["--hide-scrollbars"] },
  colorScheme: "light" as const,
  contextOptions: { reducedMotion: "reduce" as const },
};

/**
 * A test that also fails if the page's strict policy is violated or an error isn't caught. Tests take the problems that
 * they expect out of `complaints`.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const found: string[] = [];
      page.on(
        "console",
        (message) =>
          /Content.Security.Policy|Trusted.?Type|violation/i.test(message.text()) && found.push(message.text()),
      );
      page.on("pageerror", (error) => found.push(String(error)));
      await page.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) =>
          console.error("violation", event.violatedDirective, event.blockedURI, event.sample),
        );
      });
      await use(found);
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
});
