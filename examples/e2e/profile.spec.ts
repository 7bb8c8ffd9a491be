import { expect, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { openAs } from "./pages/sign-in-page";

test("a customer sees the own profile", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/profile");
  await expect(page.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Profile" })).toContainText("Example Instruments");
});
