import { expect, type Page, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { openAs } from "./pages/sign-in-page";

const notLoaded = (page: Page) => page.getByText("We couldn't load this. Check your connection, then try again.");
const orders = (page: Page) => page.getByRole("heading", { level: 1, name: "Orders" });
const toOrders = (page: Page) => page.getByRole("link", { name: "Orders", exact: true }).first().click();

test("a page that is opened offline leaves the portal standing, and appears once the connection is back", async ({
  page,
  context,
}) => {
  await openAs(page, accounts.customer, "/app/sessions");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await toOrders(page);
  await expect(notLoaded(page)).toBeVisible();
  await expect(page.getByRole("link", { name: "Orders", exact: true }).first()).toBeVisible();
  await context.setOffline(false);
  await expect(orders(page)).toBeVisible();
  await expect(notLoaded(page)).toBeHidden();
});

test("a notice says that the portal is offline, and disappears once the connection is back", async ({
  page,
  context,
}) => {
  await openAs(page, accounts.customer, "/app/orders");
  await expect(page.getByRole("table", { name: "Orders" })).toBeVisible();
  const notice = page.getByText(/^You're offline/);
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toHaveCount(1);
  await expect(notice).toBeInViewport();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page.getByRole("table", { name: "Orders" })).toBeVisible();
});

test("a page whose files are gone is loaded anew once, and then offers Retry", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/sessions");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const isOrders = /\/assets\/orders-page[^/]*\.js/;
  await page.route(isOrders, (route) => route.fulfill({ status: 404, body: "" }));
  await toOrders(page);
  await expect(notLoaded(page)).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  await expect(notLoaded(page)).toBeVisible();
  expect(loads).toBe(1);
  await page.unroute(isOrders);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(orders(page)).toBeVisible();
  expect(loads).toBe(1);
});

test("what is opened offline for the first time says so, and opens once the connection is back", async ({
  page,
  context,
}) => {
  await openAs(page, accounts.customer, "/app/licenses");
  await expect(page.getByRole("table", { name: "My Licenses" })).toBeVisible();
  const openers = [
    {
      open: () =>
        page
          .getByRole("button", { name: /^Actions for/ })
          .first()
          .click(),
      opened: page.getByRole("menu"),
    },
    { open: () => page.keyboard.press("?"), opened: page.getByRole("dialog", { name: "Keyboard shortcuts" }) },
    { open: () => page.keyboard.press("Control+k"), opened: page.getByRole("dialog", { name: /^Search pages/ }) },
    {
      open: () => page.getByRole("button", { name: /^View/ }).first().click(),
      opened: page.getByRole("dialog", { name: "View" }),
    },
  ];
  const notice = notLoaded(page);
  await context.setOffline(true);
  for (const { open } of openers) {
    await open();
    await expect(notice).toBeVisible();
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await expect(notice).toBeHidden();
  }
  await context.setOffline(false);
  for (const { open, opened } of openers) {
    await open();
    await expect(opened).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(opened).toBeHidden();
  }
});
