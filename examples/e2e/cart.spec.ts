import { expect, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { CartPage } from "./pages/cart-page";
import { expectNoSidewaysScrolling } from "./pages/sideways";
import { openAs } from "./pages/sign-in-page";

test("a customer sees the cart behind its button in the top bar", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/licenses");
  const cart = new CartPage(page);
  await cart.button(3).click();
  await expect(page).toHaveURL(/\/app\/shopping-cart$/);
  await expect(page).toHaveTitle("Shopping cart · GateC Portal");
  await expect(page.getByRole("heading", { name: "Shopping cart", level: 1 })).toBeFocused();
  await expect(cart.row("GC-7F20-8830")).toContainText("1 year");
  await expect(cart.quantity(1)).toHaveValue("2");
});

test("licenses are added, counted, changed and removed, in every tab at once", async ({ page, context }) => {
  await openAs(page, accounts.member, "/app/shopping-cart");
  const cart = new CartPage(page);
  await expect(page.getByText("The shopping cart is empty")).toBeVisible();
  const second = await context.newPage();
  await second.goto("/app/shopping-cart");
  const other = new CartPage(second);
  await expect(other.button(0)).toBeVisible();

  await cart.addLicenses("2 years", "3");
  await expect(cart.button(3)).toBeVisible();
  await expect(other.quantity(2)).toHaveValue("3");
  await expect(other.button(3)).toBeVisible();

  await other.quantity(2).fill("5");
  await expect(cart.quantity(2)).toHaveValue("5");
  await expect(cart.button(5)).toBeVisible();
  await cart.addLicenses("2 years", "1");
  await expect(other.quantity(2)).toHaveValue("6");

  await page.reload();
  await expect(cart.quantity(2)).toHaveValue("6");
  await page.getByRole("button", { name: "Remove New PRO license, 2 years" }).click();
  await expect(page.getByText("The shopping cart is empty")).toBeVisible();
  await expect(second.getByText("The shopping cart is empty")).toBeVisible();
});

test("a quantity that was typed just before the page is left arrives nevertheless", async ({ page }) => {
  await openAs(page, accounts.manager, "/app/shopping-cart");
  const cart = new CartPage(page);
  await cart.addLicenses("3 years", "2");
  await cart.quantity(3).fill("7");
  await page.goto("about:blank");
  await expect(async () => {
    await page.goto("/app/shopping-cart");
    await expect(cart.quantity(3)).toHaveValue("7", { timeout: 2_000 });
  }).toPass();
});

test("the new-license dialog says what is wrong, by keyboard alone", async ({ page }) => {
  await openAs(page, accounts.waiting, "/app/shopping-cart");
  const { dialog } = new CartPage(page);
  await page.getByRole("button", { name: "Add new license" }).focus();
  await page.keyboard.press("Enter");
  const count = dialog.getByLabel("License count");
  await count.fill("0");
  await page.keyboard.press("Enter");
  await expect(count).toHaveAccessibleDescription(/License count must be at least 1/);
  await count.fill("101");
  await expect(count).toHaveAccessibleDescription(/License count cannot exceed 100/);
  await expect(dialog.getByText("Duration is required")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Add new license" })).toBeFocused();
});

test("a cart that is submitted twice at once is one order", async ({ page, context }) => {
  await openAs(page, accounts.empty, "/app/shopping-cart");
  const cart = new CartPage(page);
  await cart.addLicenses("1 year", "2");
  await expect(cart.button(2)).toBeVisible();
  const second = await context.newPage();
  await second.goto("/app/shopping-cart");
  const other = new CartPage(second);
  await expect(other.quantity(1)).toHaveValue("2");
  for (const tab of [page, second]) await tab.getByRole("button", { name: "Submit order" }).click();
  await Promise.all([cart, other].map(({ dialog }) => dialog.getByRole("button", { name: "Submit order" }).click()));
  // One tab submits the order. Depending on timing, the other finds this order or reports an empty cart.
  await expect.poll(() => [page, second].some((tab) => tab.url().endsWith("/app/orders"))).toBe(true);
  for (const tab of [page, second]) {
    await tab.goto("/app/orders");
    await expect(tab.getByRole("heading", { name: "My orders 1" })).toBeVisible();
  }
});

test("licenses are renewed from the list and from their page; what is in the cart says so at once", async ({
  page,
}) => {
  await openAs(page, "tester@example.com", "/app/licenses");
  const cart = new CartPage(page);
  await expect(cart.button(0)).toBeVisible();
  await page.getByRole("link", { name: "GC-7F20-9002" }).click();
  await expect(page.getByRole("heading", { name: "License GC-7F20-9002" })).toBeVisible();
  const renew = page.getByRole("button", { name: "Renew", exact: true });
  await renew.click();
  await cart.dialog.getByRole("button", { name: "Duration" }).click();
  await page.getByRole("option", { name: /^5 years/ }).click();
  await cart.dialog.getByRole("button", { name: "Add to cart" }).click();
  await expect(cart.dialog).toHaveCount(0);
  await expect(cart.button(1)).toBeVisible();
  await expect(page.getByText("Renew in cart")).toBeVisible();
  await expect(renew).toBeDisabled();
  await cart.button(1).click();
  await expect(cart.row("GC-7F20-9002")).toContainText("special price");
  await page.getByRole("button", { name: "Submit order" }).click();
  await cart.dialog.getByRole("button", { name: "Submit order" }).click();
  await expect(page).toHaveURL(/\/app\/orders$/);
  await page.goto("/app/licenses");
  await expect(page.getByRole("table", { name: "My Licenses" })).toContainText("Renewal pending");
});

test("the cart needs no sideways scrolling on any screen", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/shopping-cart");
  await expect(new CartPage(page).row("GC-7F20-8830")).toBeVisible();
  await expectNoSidewaysScrolling(page, [360, 768, 1440]);
});
