// Opens a page of the running portal in a real browser, and measures its tables.
import { chromium } from "playwright";
import { chromiumLaunchOptions } from "./chromium.mjs";
import { portalOrigin, withPortal } from "./running-portal.mjs";

/** Signs in as a demo user, opens a page and returns the result of `measure(page, serverPid)`. Runs `sql` before. */
export function onPortalPage({ path, email, sql }, measure) {
  return withPortal(
    async (serverPid) => {
      const browser = await chromium.launch(chromiumLaunchOptions());
      try {
        const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
        await page.goto(portalOrigin + path);
        await page.getByLabel(/^e-?mail$/i).fill(email);
        await page.getByLabel("Password").fill("gatehouse-demo");
        await page.getByRole("button", { name: "Sign in" }).click();
        return await measure(page, serverPid);
      } finally {
        await browser.close();
      }
    },
    { sql },
  );
}

/** Number of elements with a layout, without the checkbox column. An icon counts as one element. */
export const countNodes = (table) =>
  table.evaluate((element) => element.querySelectorAll("*:not(svg *, .gh-col-select, .gh-col-select *)").length);

/** Milliseconds from the click on a column header to the paint. Median of nine. */
export function sortTime(table, head) {
  return table.evaluate(async (element, text) => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const button = [...element.querySelectorAll("th button")].find(({ textContent }) => textContent.startsWith(text));
    const times = [];
    for (let at = 0; at < 9; at += 1) {
      await painted();
      const start = performance.now();
      button.click();
      await painted();
      times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b)[4];
  }, head);
}
