import { expect, type Page, test } from "@playwright/test";
import { accounts, password } from "./pages/accounts";
import { expectNoSidewaysScrolling } from "./pages/sideways";
import { openAs, SignInPage } from "./pages/sign-in-page";
import { themes, violationsIn } from "./pages/violations";

const usersList = "/user/impersonate/users-list/";
const passwordPage = "/accounts/password/change/";

async function impersonate(page: Page, email: string): Promise<void> {
  await page.getByRole("searchbox").fill(email);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: `Impersonate ${email}` }).click();
  await page.waitForURL(/\/app\//);
}

test("an administrator acts as a customer in the whole portal, and comes back to the own account", async ({ page }) => {
  await openAs(page, accounts.admin, usersList);
  await impersonate(page, accounts.member);
  for (const path of ["/app/licenses", "/app/profile"]) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: "Aiko Tanaka" })).toBeVisible();
    await expect(
      page.getByText("You're signed in as Aiko Tanaka (member@example.com), impersonated by admin@example.com."),
    ).toBeVisible();
  }
  await page.goto(usersList);
  await expect(page.getByRole("heading", { name: "Already impersonating" })).toBeVisible();
  await page.goto(passwordPage);
  await expect(page.getByRole("alert")).toContainText("You can't change the password");

  await page.goto("/app/licenses");
  await page.getByRole("link", { name: "Stop impersonation" }).click();
  await expect(page.getByText("admin@example.com is impersonating member@example.com.")).toBeVisible();
  await page.getByRole("button", { name: "Stop impersonation" }).click();
  await page.waitForURL(/\/app\//);
  await expect(page.getByRole("button", { name: "Ingrid Solheim" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Stop impersonation" })).toHaveCount(0);
  await page.goto("/admin/");
  const record = page
    .getByRole("region", { name: "Latest impersonations" })
    .getByRole("row")
    .filter({ hasText: accounts.member });
  await expect(record.first()).toContainText("admin@example.com");
});

test("on a narrow window the buttons of the list of accounts stay in view", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, accounts.admin, usersList);
  await expect(page.getByRole("button", { name: `Impersonate ${accounts.customer}` })).toBeInViewport({ ratio: 1 });
});

test("on a tablet all columns of the tickets are in view", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openAs(page, accounts.admin, "/management/tickets/");
  await expect(page.getByRole("cell", { name: /\d{4}-\d\d-\d\d \d\d:\d\d \w+$/ }).first()).toBeInViewport({ ratio: 1 });
});

test("signing out during impersonation ends both sessions", async ({ page }) => {
  await openAs(page, accounts.admin, usersList);
  await impersonate(page, accounts.waiting);
  await page.goto("/accounts/logout/");
  await page.getByRole("button", { name: "Sign out" }).click();
  await new SignInPage(page).expectHere();
  await page.goto("/admin/");
  await new SignInPage(page).expectHere();
});

test("a user changes the password by keyboard, and signs in with the new one alone", async ({ page }) => {
  const fresh = "nine blue herons standing";
  const change = async (from: string, to: string) => {
    await page.getByLabel("Current password").focus();
    await page.keyboard.type(from);
    await page.keyboard.press("Tab");
    await page.keyboard.type(to);
    await page.keyboard.press("Tab");
    await page.keyboard.type(to);
    await page.keyboard.press("Enter");
  };
  const signIn = new SignInPage(page);
  await openAs(page, accounts.desk, passwordPage);
  await change(password, "password1234");
  await expect(page.getByLabel("New password", { exact: true })).toHaveAccessibleDescription(
    /This password is too common\./,
  );
  await change(password, fresh);
  await expect(page.getByRole("status")).toContainText("Your password has been changed.");

  await page.context().clearCookies();
  await page.goto(passwordPage);
  await signIn.signIn(accounts.desk);
  await expect(page.getByRole("alert")).toBeVisible();
  await signIn.signIn(accounts.desk, fresh);
  await page.waitForURL(`**${passwordPage}`);
  await change(fresh, password);
  await expect(page.getByRole("status")).toContainText("Your password has been changed.");
});

test("staff read the back office as far as their group may, and find back to the portal", async ({ page }) => {
  await openAs(page, accounts.portalManager, "/management/");
  await page.getByRole("link", { name: "Teams" }).click();
  await expect(
    page.getByRole("region", { name: "Teams" }).getByRole("row").filter({ hasText: "Readout firmware" }),
  ).toContainText("manager@example.com");
  await expect(page.getByRole("link", { name: "Licenses operations" })).toHaveCount(0);
  await page.goto("/management/licenses-operations/");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await page.goto("/management/user-licenses/");
  await page.getByRole("link", { name: "Back to the portal" }).click();
  await page.waitForURL(/\/app\//);
});

test("the license page leads to offline activation, which names the serial number", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/licenses");
  await page.getByRole("link", { name: "GC-7F21-1188" }).click();
  await page.getByRole("link", { name: "Activate offline" }).click();
  await expect(page.getByRole("heading", { name: "Offline activation" })).toBeVisible();
  await expect(page.getByText("GC-7F21-1188")).toBeVisible();
});

test("the server's own pages have no accessibility violation in either theme, and fit a narrow screen", async ({
  page,
}) => {
  await openAs(page, accounts.admin, passwordPage);
  for (const path of [
    passwordPage,
    "/accounts/social/connections/",
    usersList,
    "/management/",
    "/management/user-licenses/",
    "/management/system-status/",
    "/tem/",
    "/admin/",
  ]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      expect(await violationsIn(theme, page), `${path} ${theme}`).toEqual([]);
    }
    await expectNoSidewaysScrolling(page, [360]);
  }
});
