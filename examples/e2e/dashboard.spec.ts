import { expect, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { openAs } from "./pages/sign-in-page";

test("the dashboard shows the license status and links to the licenses", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/");
  await expect(page).toHaveTitle("Dashboard · GateC Portal");
  await expect(page.getByRole("group", { name: "License status" })).toContainText("Your GateC PRO license is active");
  const status = page.getByRole("group", { name: "License status" });
  await status.getByRole("link", { name: "All licenses" }).click();
  await expect(page).toHaveURL(/\/app\/licenses$/);
  await expect(page.getByRole("heading", { name: "Licenses", level: 1 })).toBeFocused();
});
