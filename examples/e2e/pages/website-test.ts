import { expect, test as base } from "@playwright/test";
import { chromiumLaunchOptions } from "../../../tools/chromium.mjs";
import { website } from "./website-page";

/** For flows on the website. Scroll bars take room on a real page; a lock on scrolling would show as a shift. */
export const onWebsite = {
  baseURL: website,
  launchOptions: { ...chromiumLaunchOptions(), ignoreDefaultArgs: ["--hide-scrollbars"] },
  colorScheme: "light" as const,
  contextOptions: { reducedMotion: "reduce" as const },
};

/** A test that fails by what breaks the page's strict policy, and by an error that nobody caught. What it expects, it takes out of `complaints`. */
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
