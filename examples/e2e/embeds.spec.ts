import { expect } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { CartPage } from "./pages/cart-page";
import { hostPlaces } from "./pages/looks";
import { requestsTo } from "./pages/requests-to";
import { signInWithoutForm } from "./pages/sign-in-page";
import { script, website, WebsitePage } from "./pages/website-page";
import { onWebsite, test } from "./pages/website-test";

test.use(onWebsite);

test("a visitor signs in from the panel, comes back to the website and sees the licenses", async ({ page }) => {
  const site = new WebsitePage(page);
  await page.goto("/");
  await expect(page.getByText("Sign in to continue").first()).toBeVisible();
  await expect(page).toHaveURL(`${website}/`);
  await site.signIn(accounts.customer);
  await expect(page.getByRole("group", { name: "License status" })).toContainText("Your GateC PRO license is active");
  await expect(site.rows).toHaveCount(10);
  await expect(page.getByRole("link", { name: "GC-7F20-8655" })).toHaveAttribute(
    "href",
    /^\/app\/licenses\/[0-9a-f-]{36}$/,
  );
});

test("the sessions are beside the licenses after one sign-in, and one is ended from there", async ({ page }) => {
  const site = new WebsitePage(page);
  await site.openAs(accounts.manager);
  await expect(site.sessions.getByRole("row").filter({ hasText: "Current" })).toHaveCount(1);
  const safari = site.sessions.getByRole("button", { name: "Sign out from Safari 18 on macOS" });
  await safari.click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(safari).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Sign out" }).click();
  await expect(safari).toHaveCount(0);
  await expect(site.notifications).toContainText("Signed out from the session.");
  await expect(page).toHaveURL(`${website}/`);
});

test("the profile is beside them: the name is changed in place, and the website's page stays", async ({ page }) => {
  const site = new WebsitePage(page);
  await site.openAs(accounts.member);
  await expect(site.profile.getByRole("textbox", { name: "Last name" })).toHaveValue("Tanaka");
  const job = site.profile.getByRole("textbox", { name: "Job title" });
  await expect(job).toHaveValue("Detector physicist");
  await job.fill("Trigger physicist");
  await job.press("Enter");
  await expect(site.notifications).toContainText("Profile updated.");
  await page.reload();
  await expect(job).toHaveValue("Trigger physicist");
  await expect(page).toHaveURL(`${website}/`);
});

test("the website's own pages show a team, the cart and the orders, and the panels lead to them", async ({ page }) => {
  const cart = new CartPage(page);
  await new WebsitePage(page).openAs(accounts.manager);
  await page.getByRole("link", { name: "Readout firmware" }).click();
  await expect(page).toHaveURL(/\/account\/team\?guid=[0-9a-f-]{36}$/);
  await expect(page.getByRole("table", { name: "Members" })).toContainText("Aiko Tanaka");
  await page.getByRole("navigation", { name: "Your account" }).getByRole("link", { name: "Teams" }).click();
  await expect(page.getByRole("link", { name: "Trigger development" })).toHaveAttribute(
    "href",
    /^\/account\/team\?guid=/,
  );
  await page.getByRole("link", { name: /^Shopping cart,/ }).click();
  await expect(page).toHaveURL(`${website}/account/cart`);
  await cart.addLicenses("2 years", "1");
  await expect(cart.row("2 years").first()).toBeVisible();
  await page.getByRole("button", { name: "Submit order" }).click();
  await cart.dialog.getByRole("button", { name: "Submit order" }).click();
  await expect(page).toHaveURL(`${website}/account/orders`);
  await page.getByRole("table", { name: "Orders" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/account\/order\?guid=/);
  await expect(page.getByRole("table", { name: "Items" })).toContainText("PRO");
});

test("everything works under a strict policy without one violation, and a violation would be seen", async ({
  page,
  complaints,
}) => {
  const site = new WebsitePage(page);
  await site.openAs(accounts.customer);
  const license = await page.getByRole("link", { name: "GC-7F20-8655" }).getAttribute("href");
  await page.evaluate(
    (guid) => {
      const element = document.createElement("gatehouse-license");
      element.setAttribute("license-guid", guid);
      document.querySelector("gatehouse-portal")?.append(element);
    },
    license?.split("/").at(-1) ?? "",
  );
  await expect(page.getByRole("region", { name: "History" }).getByRole("listitem").first()).toBeVisible();
  await page.getByRole("button", { name: "Actions for GC-3A88-2051" }).click();
  await expect(site.menu).toBeVisible();
  await page.keyboard.press("Escape");
  await site.openCouponDialog();
  await site.dialog.getByRole("button", { name: "Close" }).hover();
  await expect(page.getByRole("tooltip")).toBeVisible();
  expect(complaints).toEqual([]);
  await page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = "body { color: red }";
    document.head.append(style);
  });
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  complaints.length = 0;
});

test("a dialog moves nothing on the page by a pixel, nor does a menu", async ({ page }) => {
  const site = new WebsitePage(page);
  await site.openAs(accounts.customer);
  await expect(site.rows).toHaveCount(10);
  // The panels below finish loading, which moves the page's footer.
  await expect(site.profile.getByRole("textbox").first()).toBeVisible();
  await expect(site.sessions).toBeVisible();
  await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await site.addLicense.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const before = await page.evaluate(hostPlaces);
  await site.addLicense.click();
  await expect(site.menu).toBeVisible();
  expect(await page.evaluate(hostPlaces)).toEqual(before);
  await page.getByRole("menuitem", { name: "Redeem coupon" }).click();
  await expect(site.dialog).toBeVisible();
  expect(await page.evaluate(hostPlaces)).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(site.dialog).toHaveCount(0);
  expect(await page.evaluate(hostPlaces)).toEqual(before);
});

test("a coupon is redeemed by keyboard alone, and the website hears of it", async ({ page }) => {
  const site = new WebsitePage(page);
  await site.openAs(accounts.tester);
  await expect(site.rows).toHaveCount(1);
  await page.getByRole("tab", { name: /My Licenses/ }).focus();
  await page.keyboard.press("Tab");
  await expect(site.addLicense).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Add to cart" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(site.menu).toHaveCount(0);
  await expect(site.addLicense).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Add to cart" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(site.coupon).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(site.dialog).toHaveCount(0);
  await expect(site.addLicense).toBeFocused();

  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Add to cart" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.type("RDR-SPENT-PRO00-00000-00000-000004");
  await page.keyboard.press("Enter");
  await expect(site.coupon).toHaveAccessibleDescription(/already been used/);
  await site.coupon.selectText();
  await page.keyboard.type("RDR-VALID-PRO00-00000-00000-000001");
  await page.keyboard.press("Enter");
  await expect(site.notifications).toContainText("Coupon redeemed successfully.");
  await expect(site.news).toHaveText("Thank you. Your new license is in the list.");
  await expect(site.rows).toHaveCount(2);
  await expect(site.addLicense).toBeFocused();
});

test("the end of a session is reported once for all panels, also from the page's own shadow roots", async ({
  page,
}) => {
  const site = new WebsitePage(page);
  await page.clock.install();
  await signInWithoutForm(page, accounts.customer);
  await site.openBare(`<page-column></page-column>${script}`);
  await page.evaluate(() => {
    const heard: string[] = [];
    document.addEventListener("gatehouse:session.ended", ({ type, detail, target }) =>
      heard.push(`${type} ${detail.type} ${String((target as Element).localName)}`),
    );
    Object.assign(window, { heard });
    const portal = document.createElement("gatehouse-portal");
    portal.setAttribute("product-id", "gatec");
    portal.append(document.createElement("gatehouse-license-status"), document.createElement("gatehouse-licenses"));
    document.querySelector("page-column")?.attachShadow({ mode: "open" }).append(portal);
  });
  await expect(site.rows).toHaveCount(10);
  await site.openCouponDialog();
  await site.coupon.fill("RDR-HALF");
  await page.context().clearCookies();
  await page.clock.fastForward(61_000);
  const prompt = page.getByRole("alertdialog", { name: "Your session has ended" });
  await expect(prompt).toHaveCount(1);
  await expect(prompt.getByRole("button", { name: "Not now" })).toBeFocused();
  await expect(page.getByLabel("Coupon code")).toHaveValue("RDR-HALF");
  // After the session has ended, panels must not send requests that would be refused.
  const requests = requestsTo(page, "/");
  await page.clock.fastForward(180_000);
  expect(requests).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(prompt).toHaveCount(0);
  await expect(page.getByText("Your session has ended")).toHaveCount(1);
  await expect(site.coupon).toBeFocused();
  expect(await page.evaluate("heard")).toEqual(["gatehouse:session.ended session.ended page-column"]);
});
