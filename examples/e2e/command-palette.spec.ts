import { expect, type Page, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { openAs, SignInPage } from "./pages/sign-in-page";

const palette = (page: Page) =>
  page.getByRole("dialog", { name: "Search pages, projects, licenses, orders, tickets, teams and actions" });

test("the command palette finds a license by the end of its serial number, from any page and by the keyboard alone", async ({
  page,
}) => {
  await openAs(page, accounts.customer, "/app/");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(palette(page).getByRole("textbox")).toBeFocused();
  await page.keyboard.type("0307");
  await expect(palette(page).getByRole("option")).toHaveText([/^GC-7F21-0307 PRO, expires /]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "License GC-7F21-0307" })).toBeFocused();
  await expect(palette(page)).toHaveCount(0);
});

test("the command palette leads to pages, returns the focus on Escape, and ends the session", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/");
  const search = page.getByRole("button", { name: "Search", exact: true });
  await search.click();
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette(page)).toHaveCount(0);
  await expect(search).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(palette(page).getByRole("textbox")).toBeFocused();
  await page.keyboard.type("licen");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/app\/licenses$/);
  await page.keyboard.press("Control+k");
  await expect(palette(page).getByRole("textbox")).toBeFocused();
  await page.keyboard.type("log");
  await palette(page).getByRole("option", { name: "Logout" }).click();
  await new SignInPage(page).expectHere();
});

test("keys typed while the command palette loads become its search", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/command-palette-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await openAs(page, accounts.customer, "/app/");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeFocused();
  await page.keyboard.press("Control+k");
  // These keys are also the shortcut to the licenses when the palette is closed.
  await page.keyboard.type("gl");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("0307");
  release();
  await expect(palette(page).getByRole("textbox")).toHaveValue("0307");
  await expect(palette(page).getByRole("option")).toHaveText([/^GC-7F21-0307 PRO, expires /]);
  await expect(page).toHaveURL(/\/app\/$/);
});
