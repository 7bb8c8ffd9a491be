import { expect, type Page, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { OwnPortal } from "./pages/own-portal";
import { openAs } from "./pages/sign-in-page";

const counter = "gatehouse-test-clicks";

/** Counts the user's clicks on every page that is opened. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript((key) => {
    const count = (event: Event) =>
      event.isTrusted && sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1));
    addEventListener("click", count, true);
  }, counter);
  return () => page.evaluate((key) => Number(sessionStorage.getItem(key)), counter);
}

test("from Needs attention, a renewal is ordered in at most four clicks", async ({ page }) => {
  const portal = new OwnPortal(9);
  await portal.start();
  try {
    const clicks = await countClicks(page);
    await openAs(page, accounts.customer, `${portal.origin}/app/`);
    const attention = page.getByRole("region", { name: /^Needs attention/ });
    await attention.getByRole("button", { name: "Renew GC-3A88-2051" }).click();
    await expect(page).toHaveURL(/\/app\/shopping-cart$/);
    await expect(page.getByRole("row").filter({ hasText: "GC-3A88-2051" })).toBeVisible();
    await page.getByRole("button", { name: "Submit order" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Submit order" }).click();
    await expect(page).toHaveURL(/\/app\/orders$/);
    expect(await clicks()).toBeLessThanOrEqual(4);
    await page.getByRole("table", { name: "Orders" }).getByRole("link").first().click();
    await expect(page.getByRole("main")).toContainText("GC-3A88-2051");
    await page.goto(`${portal.origin}/app/`);
    await expect(attention).toBeVisible();
    await expect(attention.getByRole("button", { name: "Renew GC-3A88-2051" })).toHaveCount(0);
  } finally {
    await portal.stop();
  }
});
