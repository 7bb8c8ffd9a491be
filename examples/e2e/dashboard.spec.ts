import { expect, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { openAs } from "./pages/sign-in-page";

test("the dashboard tells how the viewer stands and leads to the licenses", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/");
  await expect(page).toHaveTitle("Dashboard · GateC Portal");
  await expect(page.getByRole("group", { name: "License status" })).toContainText("Your GateC PRO license is active");
  const status = page.getByRole("group", { name: "License status" });
  await status.getByRole("link", { name: "All licenses" }).click();
  await expect(page).toHaveURL(/\/app\/licenses$/);
  await expect(page.getByRole("heading", { name: "Licenses", level: 1 })).toBeFocused();
});

test("what needs attention is dealt with from the dashboard: four presses from a renewal to the sent order", async ({
  page,
}) => {
  await openAs(page, accounts.tester, "/app/");
  const panel = page.getByRole("region", { name: /^Needs attention/ });
  await expect(panel.getByRole("listitem")).toHaveText(/^GC-7F20-9002 SMART expires in 45 days/);
  await panel.getByRole("button", { name: "Renew GC-7F20-9002" }).click();
  await expect(page).toHaveURL(/\/app\/shopping-cart$/);
  await page.getByRole("button", { name: "Submit order" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Submit order" }).click();
  await expect(page).toHaveURL(/\/app\/orders$/);
  await page.goto("/app/");
  await expect(page.getByRole("group", { name: "License status" })).toBeVisible();
  await expect(panel).toHaveCount(0);
});
