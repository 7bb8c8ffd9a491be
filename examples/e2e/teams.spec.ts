import { expect, type Page, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { openAs } from "./pages/sign-in-page";

const row = (page: Page, table: string, text: string) =>
  page.getByRole("table", { name: table, exact: true }).getByRole("row").filter({ hasText: text });

test("a manager creates a team, fills it, and deletes it; the licenses return to the account", async ({ page }) => {
  await openAs(page, accounts.manager, "/app/licenses");
  await page.getByRole("button", { name: "Create team" }).click();
  await page.getByLabel("Team name").fill("Commissioning");
  await page.getByLabel("Team name").press("Enter");
  await page.getByRole("link", { name: "Commissioning" }).click();
  await expect(page.getByRole("heading", { name: "Commissioning", level: 1 })).toBeFocused();
  await expect(page).toHaveTitle("Commissioning · GateC Portal");
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Licenses" })).toHaveAttribute(
    "aria-current",
    "page",
  );

  await page.getByRole("button", { name: "Add licenses" }).click();
  await page.getByRole("checkbox", { name: /GC-7F22-0702/ }).check();
  await page.getByRole("button", { name: "Add 1" }).click();
  await expect(row(page, "Licenses", "GC-7F22-0702")).toContainText("Free");

  await page.getByRole("button", { name: "Add member" }).click();
  await page.getByLabel("Email", { exact: true }).fill(accounts.release);
  await page.getByLabel("Confirm email").fill(accounts.release);
  await page.getByLabel("Confirm email").press("Enter");
  await expect(row(page, "Members", "Clara Dubois")).toBeVisible();

  await page.getByRole("button", { name: "Actions for GC-7F22-0702" }).click();
  await page.getByRole("menuitem", { name: "Assign" }).click();
  await page.getByRole("combobox", { name: "Member" }).selectOption({ label: "Clara Dubois (release@example.com)" });
  await page.getByRole("button", { name: "Assign", exact: true }).click();
  await expect(row(page, "Licenses", "GC-7F22-0702")).toContainText("Static");
  await expect(row(page, "Members", "Clara Dubois")).toContainText("GC-7F22-0702Static");

  await page.getByRole("button", { name: "Delete team" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox").fill("Commissioning");
  await dialog.getByRole("button", { name: /^Delete team/ }).click();
  await expect(page).toHaveURL(/\/app\/licenses$/);
  await expect(row(page, "Teams", "Readout firmware")).toBeVisible();
  await expect(page.getByRole("link", { name: "Commissioning" })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Licenses", level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/licenses$/);
});

test("a member sees a team and changes nothing in it", async ({ page }) => {
  await openAs(page, accounts.member, "/app/licenses");
  await page.getByRole("table", { name: "Teams" }).getByRole("link", { name: "Readout firmware" }).click();
  await expect(row(page, "Licenses", "GC-7F21-0942")).toContainText("Elena Marchetti");
  await expect(row(page, "Members", "Aiko Tanaka")).toBeVisible();
  for (const name of ["Edit name", "Delete team", "Add licenses", "Add member"])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
});

test("the former address of a team leads to it, and an unknown team to the licenses", async ({ page }) => {
  await openAs(page, accounts.member, "/app/licenses");
  await page.getByRole("table", { name: "Teams" }).getByRole("link", { name: "Readout firmware" }).click();
  await expect(page).toHaveURL(/\/app\/teams\/[0-9a-f-]{36}$/);
  const guid = page.url().split("/").at(-1) ?? "";
  await page.goto(`/app/licenses/teams/${guid}`);
  await expect(page).toHaveURL(new RegExp(`/app/teams/${guid}$`));
  await page.goto("/app/teams/00000000-0000-4000-8000-00000000dead");
  await expect(page).toHaveURL(/\/app\/licenses$/);
});
