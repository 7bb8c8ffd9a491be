import { expect, type Page } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { WebsitePage } from "./pages/website-page";
import { onWebsite, test } from "./pages/website-test";

test.use(onWebsite);

/** A page with the usual check: its shortcuts are for keys outside fields. */
const takesKeys = (page: Page) =>
  page.evaluate(() => {
    const taken: string[] = [];
    document.addEventListener("keydown", (event) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      if (!["j", "k", "/", " ", "Enter", "Backspace"].includes(event.key)) return;
      taken.push(event.key);
      event.preventDefault();
    });
    Object.assign(window, { taken });
  });

test("a page's one-key shortcuts take no key from the fields of an element", async ({ page }) => {
  const site = new WebsitePage(page);
  await site.openAs(accounts.customer);
  await expect(site.rows).toHaveCount(10);
  const search = page.getByRole("searchbox");
  await takesKeys(page);
  await search.pressSequentially("j k/x");
  await search.press("Backspace");
  await expect(search).toHaveValue("j k/");
  expect(await page.evaluate(() => (window as unknown as { taken: string[] }).taken)).toEqual([]);
  await page.getByRole("tab", { name: "In Use" }).press("j");
  expect(await page.evaluate(() => (window as unknown as { taken: string[] }).taken)).toEqual(["j"]);
});
