import { expect, type Page, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { LicensesPage } from "./pages/licenses-page";
import { requestsTo } from "./pages/requests-to";
import { endSession, openAs, SignInPage } from "./pages/sign-in-page";

test("a visitor signs in and returns to the requested page", async ({ page }) => {
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

test("a user signs out, and the portal shows the sign-in page", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/licenses");
  await page.getByRole("button", { name: /^Elena Marchetti/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await new SignInPage(page).expectHere();
  await page.goto("/app/licenses");
  await new SignInPage(page).expectHere();
});

test("signing out leaves no trace on the page, in the cache or in storage, and other tabs follow", async ({
  page,
  context,
}) => {
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
  // Going back doesn't show any traces either.
  await page.goBack();
  await new SignInPage(page).expectHere();
  await expect(page.getByText("GC-7F21-0307")).toHaveCount(0);
});

test("signing out on the server's page leaves no trace either, and other tabs follow", async ({ page, context }) => {
  await openAs(page, accounts.customer, "/app/licenses");
  await page.evaluate(() => {
    for (const key of ["gatehouse.draft.own", "gatehouse.theme", "page.own"]) localStorage.setItem(key, "light");
  });
  const other = await context.newPage();
  await other.goto("/app/licenses");
  await expect(new LicensesPage(other).rows).toHaveCount(10);
  await page.goto("/accounts/logout/");
  await page.getByRole("button", { name: "Sign out" }).click();
  await new SignInPage(page).expectHere();
  await new SignInPage(other).expectHere();
  const left = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(left).toEqual(["gatehouse.theme", "page.own"]);
  expect(await other.content()).not.toMatch(/GC-7F21|Elena/);
});

test("a session that ends while a form is open keeps what was typed, and the work goes on after signing in", async ({
  page,
  context,
}) => {
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
  const calls = requests
    .map((request) => `${request.method()} ${new URL(request.url()).pathname}`)
    .filter((call) => call.includes("/api/"));
  // The refused list request already shows that the session has ended, so the coupon isn't sent.
  expect(calls).toEqual(["GET /api/webapp/v1/licenses/", "GET /auth/api/browser/v1/auth/session"]);
  const tab = await opened;
  await new SignInPage(tab).signIn(accounts.empty);
  await expect(tab).toHaveURL(/\/app\/licenses$/);
  await expect(prompt).toHaveCount(0);
  await expect(coupon).toHaveValue("RDR-HALF");
  await licenses.dialog.getByRole("button", { name: "Redeem" }).click();
  await expect(coupon).toHaveAccessibleDescription(/isn't valid/);
});

/** The page loads of the portal in this tab. */
function loadsOf(page: Page): readonly string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame() && request.url().includes("/app/"))
      loads.push(request.url());
  });
  return loads;
}

const refused = { status: 401, contentType: "application/json", body: '{"detail":"Invalid token."}' };

test("one endpoint that always returns 401 fails alone: no storm, no reload, and Retry works", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/licenses");
  await expect(new LicensesPage(page).rows).toHaveCount(10);
  // Leave the page, because it may still be sending requests.
  await page.goto("about:blank");
  await page.route("**/api/webapp/v1/grouped-licenses/", (route) => route.fulfill(refused));
  const loads = loadsOf(page);
  const requests = requestsTo(page, "/");
  // However slow the page is, no response becomes stale and refetched.
  await page.clock.setFixedTime(new Date());
  await page.goto("/app/licenses");
  const failure = page.getByRole("alert").filter({ hasText: "Failed to fetch licenses." });
  await expect(failure).toBeVisible();
  await page.waitForLoadState("networkidle");
  const paths = requests.map((request) => new URL(request.url()).pathname).filter((path) => path.includes("/api/"));
  expect(paths.filter((path) => paths.indexOf(path) !== paths.lastIndexOf(path))).toEqual([]);
  expect(paths.filter((path) => path.endsWith("/auth/session"))).toHaveLength(1);
  expect(loads).toHaveLength(1);
  await page.unroute("**/api/webapp/v1/grouped-licenses/");
  await failure.getByRole("button", { name: "Retry" }).click();
  await expect(new LicensesPage(page).rows).toHaveCount(10);
});

test("a sign-in page that sends the user straight back is not left for again", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/licenses");
  await expect(new LicensesPage(page).rows).toHaveCount(10);
  await page.goto("about:blank");
  await page.route("**/api/**", (route) => route.fulfill(refused));
  await page.route("**/accounts/login/**", (route) => {
    const next = new URL(route.request().url()).searchParams.get("next") ?? "/app/";
    return route.fulfill({ status: 302, headers: { Location: next } });
  });
  const loads = loadsOf(page);
  await page.goto("/app/licenses");
  await expect(page.getByText("Sign in to continue").first()).toBeVisible();
  expect(loads).toHaveLength(2);
});
