import { expect, type Locator, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { policyViolations } from "./pages/policy-violations";
import { openAs, SignInPage } from "./pages/sign-in-page";

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

test("a printed page has the brand and the content, without bars and menus", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/orders");
  const row = page.getByRole("table").getByRole("row").nth(1);
  await expect(row).toBeVisible();
  const chrome = [
    page.getByRole("navigation", { name: "Main" }),
    page.getByRole("banner").getByRole("button", { name: "Search" }),
    page.getByRole("contentinfo"),
  ];
  for (const part of chrome) await expect(part).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const part of chrome) await expect(part).toBeHidden();
  await expect(page.getByRole("banner").getByRole("link")).toBeVisible();
  await expect(row).toBeVisible();
  const { x = 0 } = (await page.getByRole("main").boundingBox()) ?? {};
  expect(x).toBe(0);
});

test("an unknown address shows the 404 page and leads back home", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/licenses");
  await page.goto("/app/no/such/page");
  await expect(page.getByRole("heading", { name: "404" })).toBeVisible();
  await expect(page.getByText("Page not found")).toBeVisible();
  // The illustration is decoration, so it has no role or name.
  await expect(page.getByRole("main").locator("svg")).toBeVisible();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(/\/app\/?$/);
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
});

test("the sidebar is a rail on a tablet, and the content is at most 1,600 px wide on a wide screen", async ({
  page,
}) => {
  await openAs(page, accounts.customer, "/app/licenses");
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width;
  const sidebar = page.getByRole("navigation", { name: "Main" });
  const content = page.getByRole("main");
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole("button", { name: "Expand menu" })).toBeVisible();
    await expect.poll(() => widthOf(sidebar)).toBeLessThan(64);
    await expect(sidebar.getByRole("link", { name: "Licenses", exact: true })).toBeVisible();
  }
  await page.setViewportSize({ width: 1025, height: 900 });
  await expect(page.getByRole("button", { name: "Collapse menu" })).toBeVisible();
  await expect.poll(() => widthOf(sidebar)).toBeGreaterThan(160);
  await page.setViewportSize({ width: 2560, height: 1200 });
  await expect.poll(() => widthOf(content)).toBe(1600);
});

test("a toast appears below the top bar, and never over the control just pressed", async ({ page }) => {
  await page.route("**/download-link/", (route) => route.fulfill({ status: 400, json: { detail: "Not now." } }));
  await openAs(page, accounts.customer, "/app/downloads");
  const download = page
    .getByRole("table", { name: "Stable Releases" })
    .getByRole("button", { name: /^Download v/ })
    .first();
  const toasts = page.getByRole("region", { name: "Notifications" });
  const toast = toasts.getByText(/^Failed to retrieve download link/);
  const edges = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return { top: y, bottom: y + height };
  };
  const bar = await edges(page.getByRole("banner"));
  await download.click();
  await expect(toast).toBeVisible();
  expect((await edges(toasts)).top).toBeGreaterThanOrEqual(bar.bottom);
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(toast).toBeHidden();

  // In a low window, the page can scroll until the button is where toasts appear.
  await page.setViewportSize({ width: 1280, height: 400 });
  await download.evaluate((button, below) => scrollBy(0, button.getBoundingClientRect().top - below), bar.bottom + 8);
  await download.click();
  await expect(toast).toBeVisible();
  expect((await edges(toasts)).top).toBeGreaterThanOrEqual((await edges(download)).bottom);
});

test("the current page, the selected tab and pressed buttons can be told apart in forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openAs(page, accounts.customer, "/app/downloads");
  const colorOf = (part: Locator, property: string) =>
    part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  const tab = (name: string) => page.getByRole("tab", { name });
  await expect(tab("Stable Releases")).toBeVisible();
  const underline = (name: string) => colorOf(tab(name), "border-bottom-color");
  expect(await underline("Stable Releases")).not.toBe(await underline("Nightly Builds"));

  const nav = page.getByRole("navigation", { name: "Main" });
  const mark = (name: string) =>
    nav
      .getByRole("link", { name, exact: true })
      .evaluate((link) => getComputedStyle(link, "::before").getPropertyValue("border-inline-start-style"));
  expect([await mark("Downloads"), await mark("Orders")]).toEqual(["solid", "none"]);

  await nav.getByRole("link", { name: "Projects" }).click();
  await page.getByRole("table", { name: "Projects" }).getByRole("link", { name: "Pulse shaper" }).click();
  const ground = (name: string) => colorOf(page.getByRole("button", { name, exact: true }), "background-color");
  await expect(page.getByRole("button", { name: "Chart", pressed: true })).toBeVisible();
  expect(await ground("Chart")).not.toBe(await ground("Table"));
});

test("a lost connection is reported until it is back, and the page stays", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/licenses");
  const row = page.getByRole("link", { name: "GC-7F21-0307" });
  const notice = page.getByText(/^You're offline/);
  await expect(row).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(notice).toHaveCount(1);
  await expect(notice).toBeVisible();
  await expect(row).toBeVisible();
  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(row).toBeVisible();
});

test("the portal works in a browser without channels between its tabs", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript(() => Reflect.deleteProperty(window, "BroadcastChannel"));
  await openAs(page, accounts.visitor, "/app/licenses");
  expect(await page.evaluate(() => "BroadcastChannel" in window)).toBe(false);
  await expect(page.getByRole("heading", { name: "Licenses", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Shopping cart/ })).toBeVisible();
  await page.getByRole("button", { name: new RegExp(accounts.visitor) }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await new SignInPage(page).expectHere();
  expect(errors).toEqual([]);
});
