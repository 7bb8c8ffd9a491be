import { expect } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { SignInPage } from "./pages/sign-in-page";
import { onWebsite, test } from "./pages/website-test";

test.use(onWebsite);

const port = Number(process.env["GATEHOUSE_E2E_PORT"] ?? "4190");
const api = `http://api.gatehouse.localhost:${port}`;
/** The tool on a subdomain that the portal of the run allows (playwright.config.ts), and on one that it does not. */
const allowed = `http://tool.gatehouse.localhost:${port + 12}`;
const refused = `http://other.gatehouse.localhost:${port + 12}`;

test("in React, a visitor signs in at the API on another origin, returns, reads and writes", async ({ page }) => {
  await page.goto(`${allowed}/account/me`);
  await expect(page.getByText("React 18.3.1")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).first().click();
  await expect(page).toHaveURL((url) => url.origin === api && url.pathname === "/accounts/login/");
  await new SignInPage(page).signIn(accounts.visitor);
  await expect(page).toHaveURL(`${allowed}/account/me`);
  const title = page.getByRole("textbox", { name: "Job title" });
  await title.fill("Test engineer");
  await title.press("Enter");
  await expect(page.getByText("Profile updated.")).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue("Test engineer");
  // The tool's page can't read the API's cookies.
  expect(await page.evaluate(() => document.cookie)).toBe("");
});

test("in React, an origin that the API does not allow is named in the panel", async ({ page }) => {
  await page.goto(`${refused}/account/me`);
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    `api.origin is ${api}, but this page is on ${refused}, and that API does not allow this page's origin. Add ${refused} to the API's allowed origins`,
  );
});
