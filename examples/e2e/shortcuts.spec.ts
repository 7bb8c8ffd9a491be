import { expect, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { openAs } from "./pages/sign-in-page";

test("the host goes to pages and searches lists by single keys, until they are turned off", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/");
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeFocused();
  // Keys do nothing until the shortcuts have loaded, so try again.
  await expect(async () => {
    await page.keyboard.press("g");
    await page.keyboard.press("l");
    await expect(page).toHaveURL(/\/app\/licenses$/, { timeout: 500 });
  }).toPass();
  const search = page.getByRole("searchbox", { name: "Search serial, type or team" });
  await expect(search).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(search).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type("go");
  await expect(search).toHaveValue("go");
  await page.getByRole("heading", { name: "Licenses", level: 1 }).click();
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await dialog.getByRole("checkbox", { name: "Use single-key shortcuts" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(search).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("o");
  await page.keyboard.press("/");
  await expect(search).not.toBeFocused();
  await expect(page).toHaveURL(/\/app\/licenses/);
});
