import { type BrowserContextOptions, type Page, test as base } from "@playwright/test";

/** A test with further browsers, which end with it. A page that is left open would draw and poll during later tests. */
export const test = base.extend<{ elsewhere: (options?: BrowserContextOptions) => Promise<Page> }>({
  elsewhere: async ({ browser }, provide) => {
    const pages: Page[] = [];
    await provide(async (options) => {
      const page = await browser.newPage(options);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});
