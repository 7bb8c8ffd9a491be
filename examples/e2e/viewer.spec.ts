import { expect, type Page, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { ConfirmProfilePage } from "./pages/confirm-profile-page";
import { LicensesPage } from "./pages/licenses-page";
import { endSession, openAs, SignInPage } from "./pages/sign-in-page";
import { requestsTo } from "./pages/website-page";

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
  await page.getByRole("button", { name: /^Elena Marchetti/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await new SignInPage(page).expectHere();
  await page.goto("/app/licenses");
  await new SignInPage(page).expectHere();
});

test("signing out leaves no trace on the page, in the cache or in storage, and other tabs follow", async ({ page, context }) => {
  await openAs(page, accounts.customer, "/app/licenses");
  await page.getByRole("link", { name: "GC-7F21-0307" }).click();
  await expect(page.getByRole("region", { name: "History" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/app/licenses");
  await expect(new LicensesPage(other).rows).toHaveCount(10);
  await page.getByRole("button", { name: "Elena Marchetti" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await new SignInPage(page).expectHere();
  await new SignInPage(other).expectHere();
  for (const tab of [page, other]) {
    const traces = await tab.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(traces.filter((key) => key !== "gatehouse.theme")).toEqual([]);
    expect(await tab.content()).not.toMatch(/GC-7F21|Elena/);
  }
  // Neither does the browser's way back.
  await page.goBack();
  await new SignInPage(page).expectHere();
  await expect(page.getByText("GC-7F21-0307")).toHaveCount(0);
});

test("a session that ends while a form is open keeps what was typed, and the work goes on after signing in", async ({ page, context }) => {
  await openAs(page, accounts.empty, "/app/licenses");
  const licenses = new LicensesPage(page);
  await licenses.addLicense("Redeem coupon");
  const coupon = page.getByLabel("Coupon code");
  await coupon.fill("RDR-HALF");
  await endSession(page);
  const requests = requestsTo(page, "/");
  await licenses.dialog.getByRole("button", { name: "Redeem" }).click();
  const prompt = page.getByRole("alertdialog", { name: "Your session has ended" });
  await expect(prompt).toBeVisible();
  await expect(coupon).toHaveValue("RDR-HALF");
  const opened = context.waitForEvent("page");
  await prompt.getByRole("link", { name: "Sign in" }).click();
  const calls = requests.map((request) => `${request.method()} ${new URL(request.url()).pathname}`).filter((call) => call.includes("/api/"));
  expect(calls).toEqual(["POST /api/webapp/v1/redeem-coupon/", "GET /auth/api/browser/v1/auth/session"]);
  const tab = await opened;
  await new SignInPage(tab).signIn(accounts.empty);
  await expect(tab).toHaveURL(/\/app\/licenses$/);
  await expect(prompt).toHaveCount(0);
  await expect(coupon).toHaveValue("RDR-HALF");
  await licenses.dialog.getByRole("button", { name: "Redeem" }).click();
  await expect(coupon).toHaveAccessibleDescription(/not valid|unknown|not found|does not exist/i);
});

test("the license agreement stands over the page until it is accepted, and is asked for once", async ({ page }) => {
  await openAs(page, accounts.pending, "/app/licenses");
  const agreement = page.getByRole("dialog");
  await expect(agreement).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(agreement).toBeVisible();
  await page.reload();
  await expect(agreement).toBeVisible();
  await expect(agreement.getByRole("button", { name: "Confirm" })).toHaveAttribute("aria-disabled", "true");
  await agreement.getByRole("checkbox").first().check();
  await agreement.getByRole("button", { name: "Confirm" }).click();
  await expect(agreement).toHaveCount(0);
  await expect(page.getByText("No licenses found")).toBeVisible();
  await page.reload();
  await expect(page.getByText("No licenses found")).toBeVisible();
  await expect(agreement).toHaveCount(0);
});

test("who has not confirmed the profile is led to its confirmation from every page, with the way back", async ({ page }) => {
  await openAs(page, accounts.new, "/app/licenses?licenses.tab=in-use", "/app/confirm-profile");
  await expect(page).toHaveURL(/\/app\/confirm-profile\?next=%2Fapp%2Flicenses%3Flicenses\.tab%3Din-use$/);
  await expect(page.getByLabel("First name")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto("/app/licenses");
  await expect(page).toHaveURL(/\/app\/confirm-profile\?next=%2Fapp%2Flicenses$/);
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

test.describe("the guided tours", () => {
  const tour = (page: Page) => page.getByRole("dialog", { name: /^Tour of the/ });
  const again = (page: Page) => page.getByRole("button", { name: "Show the tour of this page" });

  test("do not come in a narrow window, however long one stays", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.clock.install();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await openAs(page, accounts.visitor, "/app/");
    await expect(page.getByText("No active license found")).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(tour(page)).toHaveCount(0);
    await expect(again(page)).toHaveCount(0);
    expect(asked).not.toContain("/api/webapp/v1/tour/");
  });

  test("wait until what the user does is done", async ({ page }) => {
    const dialog = page.getByRole("dialog", { name: "Redeem coupon" });
    // That a tour is due becomes known while the dialog is open.
    let letThrough = (): void => undefined;
    const isOpen = new Promise<void>((resolve) => { letThrough = resolve; });
    await page.route("**/tour/", (route) => isOpen.then(() => route.continue()));
    await page.clock.install();
    await openAs(page, accounts.visitor, "/app/licenses");
    await page.getByRole("button", { name: "Add license" }).click();
    await page.getByRole("menuitem", { name: "Redeem coupon" }).click();
    await expect(dialog).toBeVisible();
    const answered = page.waitForResponse("**/tour/");
    letThrough();
    await answered;
    await page.clock.runFor(10_000);
    await expect(tour(page)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.clock.runFor(2_000);
    await expect(tour(page)).toBeVisible();
  });

  test("come once, a second after the page, and again when asked for", async ({ page }) => {
    await openAs(page, accounts.visitor, "/app/");
    await expect(tour(page).getByRole("heading", { name: "The menu" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(tour(page).getByText("2 of 4")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    const recorded = page.waitForResponse((response) => response.url().endsWith("/tour/") && response.request().method() === "POST");
    await tour(page).getByRole("button", { name: "Done" }).click();
    await expect(tour(page)).toHaveCount(0);
    expect((await recorded).status()).toBe(200);

    await page.clock.install();
    await page.reload();
    await expect(page.getByText("No active license found")).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(tour(page)).toHaveCount(0);

    await again(page).click();
    await expect(tour(page).getByText("1 of 4")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tour(page)).toHaveCount(0);
    await expect(again(page)).toBeFocused();
  });
});

test.describe("a profile that is not confirmed", () => {
  test("has the privacy policy beside it, which is shown under the strict policy without a violation", async ({ page }) => {
    const violations: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy") || message.text().includes("TrustedHTML")) violations.push(message.text());
    });
    await openAs(page, accounts.fresh, "/app/confirm-profile?next=%2Flicenses");
    await page.getByRole("button", { name: "Privacy policy" }).click();
    const dialog = page.getByRole("dialog", { name: "Privacy policy" });
    await expect(dialog.getByRole("heading", { name: "Privacy policy", level: 1 })).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(dialog).toBeHidden();
    expect(violations).toEqual([]);
  });

  test("is refused until it is right, then confirmed by keyboard alone, and leads to where the user was going", async ({ page }) => {
    await openAs(page, accounts.fresh, "/app/confirm-profile?next=%2Flicenses%3Flicenses.tab%3Din-use");
    const confirm = new ConfirmProfilePage(page);
    await expect(confirm.field("Email address").first()).toHaveValue(accounts.fresh);
    await expect(page.getByRole("button", { name: /^Switch to/ })).toBeVisible();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await confirm.field("First name").focus();
    await page.keyboard.press("Enter");
    await expect(confirm.field("First name")).toBeFocused();
    for (const text of ["First name is required", "Last name is required", "Country is required", "You must confirm your profile details"]) {
      await expect(confirm.form.getByText(text)).toBeVisible();
    }
    await confirm.fillInByKeyboard("Fjord Instruments");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/app\/licenses\?licenses\.tab=in-use$/);
    await page.goto("/app/confirm-profile?next=%2F%2Fevil.example");
    await expect(page).toHaveURL(/\/app\/$/);
  });
});

test.describe("the command palette", () => {
  const palette = (page: Page) => page.getByRole("dialog", { name: "Search pages, licenses, teams and actions" });

  test("finds a license by the end of its serial number, from any page and by the keyboard alone", async ({ page }) => {
    await openAs(page, accounts.customer, "/app/");
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeFocused();
    await page.keyboard.press("Control+k");
    await expect(palette(page).getByRole("textbox")).toBeFocused();
    await page.keyboard.type("0307");
    await expect(palette(page).getByRole("option")).toHaveText(["GC-7F21-0307"]);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "License GC-7F21-0307" })).toBeFocused();
    await expect(palette(page)).toHaveCount(0);
  });

  test("leads to pages, returns the focus on Escape, and ends the session", async ({ page }) => {
    await openAs(page, accounts.customer, "/app/");
    const search = page.getByRole("button", { name: "Search", exact: true });
    await search.click();
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
});
