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

test.describe("in Italian on a tablet", () => {
  test.use({ locale: "it-IT", viewport: { width: 768, height: 1024 } });

  test("the heads of the two release cards are equally high", async ({ page }) => {
    await openAs(page, accounts.customer, "/app/");
    const contentTop = async (card: string) =>
      (
        await page
          .getByRole("region", { name: card })
          .getByRole("button", { name: /^Scarica / })
          .boundingBox()
      )?.y;
    await expect.poll(() => contentTop("Ultima versione stabile")).toBeDefined();
    expect(await contentTop("Ultima versione stabile")).toBe(await contentTop("Ultima nightly build"));
  });
});
