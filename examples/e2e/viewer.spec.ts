import { expect, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { ConfirmProfilePage } from "./pages/confirm-profile-page";
import { policyViolations } from "./pages/policy-violations";
import { openAs } from "./pages/sign-in-page";

test("the license agreement covers the page until it is accepted, once for each account", async ({ page }) => {
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

test.describe("a profile that is not confirmed", () => {
  test("leads from every page to its confirmation, with the way back", async ({ page }) => {
    await openAs(page, accounts.new, "/app/licenses?licenses.tab=in-use", "/app/confirm-profile");
    await expect(page).toHaveURL(/\/app\/confirm-profile\?next=%2Fapp%2Flicenses%3Flicenses\.tab%3Din-use$/);
    await expect(page.getByLabel("First name")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goto("/app/licenses");
    await expect(page).toHaveURL(/\/app\/confirm-profile\?next=%2Fapp%2Flicenses$/);
  });

  test("has the privacy policy beside it, which is shown under the strict policy without a violation", async ({
    page,
  }) => {
    const violations = policyViolations(page);
    await openAs(page, accounts.new, "/app/confirm-profile?next=%2Flicenses");
    await page.getByRole("button", { name: "Privacy policy" }).click();
    const dialog = page.getByRole("dialog", { name: "Privacy policy" });
    await expect(dialog.getByRole("heading", { name: "Privacy policy", level: 1 })).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(dialog).toBeHidden();
    expect(violations).toEqual([]);
  });

  test("is refused until it is right, then confirmed by keyboard alone, and leads to where the user was going", async ({
    page,
  }) => {
    await openAs(page, accounts.new, "/app/confirm-profile?next=%2Flicenses%3Flicenses.tab%3Din-use");
    const confirm = new ConfirmProfilePage(page);
    await expect(confirm.field("Email address").first()).toHaveValue(accounts.new);
    await expect(page.getByRole("button", { name: /^Switch to/ })).toBeVisible();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await confirm.field("First name").focus();
    await page.keyboard.press("Enter");
    await expect(confirm.field("First name")).toBeFocused();
    for (const text of [
      "First name is required",
      "Last name is required",
      "Country is required",
      "You must confirm your profile details",
    ]) {
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
