import { expect, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { policyViolations } from "./pages/policy-violations";
import { openAs } from "./pages/sign-in-page";

test("the host works under its strict policy without a violation", async ({ page }) => {
  const violations = policyViolations(page);
  await openAs(page, accounts.customer, "/app/licenses");
  await page.getByRole("button", { name: "Add license" }).click();
  await page.getByRole("menuitem", { name: "Redeem coupon" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "GC-7F21-0307" }).click();
  await expect(page.getByRole("region", { name: "History" })).toBeVisible();
  expect(violations).toEqual([]);
});

test("the theme is switched without a reload and kept for the next visit", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/licenses");
  await page.getByRole("button", { name: "Switch to dark" }).click();
  const background = () => page.getByRole("banner").evaluate((bar) => getComputedStyle(bar).backgroundColor);
  const dark = await background();
  await page.emulateMedia({ media: "print" });
  expect(await background()).not.toBe(dark);
  await page.emulateMedia({ media: "screen" });
  expect(await background()).toBe(dark);
  await page.reload();
  await expect(page.getByRole("button", { name: "Switch to light" })).toBeVisible();
  expect(await background()).toBe(dark);
});

test("an unknown address shows the 404 page and leads back home", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/licenses");
  await page.goto("/app/no/such/page");
  await expect(page.getByRole("heading", { name: "404" })).toBeVisible();
  await expect(page.getByText("Page not found")).toBeVisible();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(/\/app\/?$/);
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
});
