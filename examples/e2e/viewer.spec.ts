import { expect, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { openAs, SignInPage } from "./pages/sign-in-page";

test("a visitor signs in and comes back to the page that was asked for", async ({ page }) => {
  await page.goto("/app/licenses?licenses.tab=in-use");
  const signIn = new SignInPage(page);
  await signIn.expectHere();
  await signIn.signIn(accounts.customer);
  await expect(page).toHaveURL(/\/app\/licenses\?licenses\.tab=in-use$/);
  await expect(page.getByRole("tab", { name: /In Use/ })).toHaveAttribute("aria-selected", "true");
});

test("a wrong password is refused in place and the address is kept", async ({ page }) => {
  await page.goto("/app/");
  const signIn = new SignInPage(page);
  await signIn.signIn(accounts.customer, "not-the-password");
  await signIn.expectHere();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel(/^e-?mail$/i)).toHaveValue(accounts.customer);
});

test("a user signs out and the portal asks to sign in again", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/licenses");
  await page.getByRole("button", { name: "Elena Marchetti" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await new SignInPage(page).expectHere();
  await page.goto("/app/licenses");
  await new SignInPage(page).expectHere();
});

test("the host works under its strict policy without a violation", async ({ page }) => {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy") || message.text().includes("TrustedHTML")) violations.push(message.text());
  });
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

test.describe("the dashboard", () => {
  test("tells how the viewer stands and leads to the licenses", async ({ page }) => {
    await openAs(page, accounts.customer, "/app/");
    await expect(page).toHaveTitle("Dashboard · GateC Portal");
    await expect(page.getByRole("group", { name: "License status" })).toContainText("Your GateC PRO license is active");
    await page.getByRole("link", { name: "All licenses" }).click();
    await expect(page).toHaveURL(/\/app\/licenses$/);
    await expect(page.getByRole("heading", { name: "Licenses", level: 1 })).toBeFocused();
  });
});
