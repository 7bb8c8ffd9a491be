import { expect, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { CartPage } from "./pages/cart-page";
import { OwnPortal } from "./pages/own-portal";
import { openAs } from "./pages/sign-in-page";

test("a customer sees the orders, ten a page, and how far each has come", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/orders");
  await expect(page.getByRole("heading", { name: "Orders", level: 1 })).toBeFocused();
  await expect(page.getByRole("heading", { name: /^My orders/, level: 2 })).toBeVisible();
  const table = page.getByRole("table", { name: "Orders" });
  await expect(table.getByRole("row")).toHaveCount(11);
  await expect(table).toContainText("Unknown Status");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(table.getByRole("row").nth(1)).toBeVisible();
  await expect(page).toHaveURL(/orders\.page=2/);
  await page.goBack();
  await page.goto("/app/orders");
  await page.getByRole("link", { name: "1012" }).click();
  await expect(page.getByRole("heading", { name: "Order 1012" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Progress, 33%" }).getByRole("listitem")).toHaveCount(4);
  await expect(page.getByRole("table", { name: "Items" })).toContainText("GC-7F20-8655");
});

test("an unknown order leads back to the list", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/orders");
  for (const guid of ["00000000-0000-4000-8000-000000000000", "not-a-guid"]) {
    await page.goto(`/app/orders/${guid}`);
    await expect(page).toHaveURL(/\/app\/orders$/);
  }
});

test("a submitted cart is an order that the back office moves on, while the customer looks at it", async ({ page }) => {
  const portal = new OwnPortal(3);
  await portal.start();
  try {
    await openAs(page, accounts.empty, `${portal.origin}/app/shopping-cart`);
    const cart = new CartPage(page);
    await cart.addLicenses("2 years", "2");
    await page.getByRole("button", { name: "Submit order" }).click();
    await cart.dialog.getByRole("button", { name: "Submit order" }).click();
    await expect(page).toHaveURL(/\/app\/orders$/);
    await page.clock.install();
    await page.getByRole("table", { name: "Orders" }).getByRole("link").first().click();
    await expect(page.getByRole("list", { name: "Progress, 33%" })).toBeVisible();
    const guid = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const number = (await page.getByRole("heading", { level: 1 }).textContent())?.replace("Order ", "") ?? "";

    // The admin commands work while the server is running.
    expect(portal.admin("list-orders")).toContain(`${guid}  ${number}  `);
    expect(portal.admin("set-order-status", number, "de")).toContain("is now de");
    await page.clock.fastForward("02:00");
    await expect(page.getByRole("list", { name: "Progress, 100%" })).toBeVisible();
    await expect(page.getByText("Your order was delivered.")).toBeVisible();
    await page.goto(`${portal.origin}/app/licenses`);
    await expect(page.getByRole("table", { name: "My Licenses" })).toContainText("PRO");
  } finally {
    await portal.stop();
  }
});
