import { expect } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { expectNoSidewaysScrolling } from "./pages/sideways";
import { themes, violationsIn } from "./pages/violations";
import { WebsitePage } from "./pages/website-page";
import { onWebsite, test } from "./pages/website-test";

test.use(onWebsite);

test("the website's panels and their dialog have no accessibility violation in either theme", async ({ page }) => {
  const site = new WebsitePage(page);
  await site.openAs(accounts.customer);
  await expect(site.rows).toHaveCount(10);
  await expectNoViolations(site);
  await site.openCouponDialog();
  await expectNoViolations(site);
});

async function expectNoViolations({ page, panel }: WebsitePage): Promise<void> {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(panel).toHaveCSS("color-scheme", theme);
    expect(await violationsIn(theme, page, "gatehouse-portal"), theme).toEqual([]);
  }
}

test("the website needs no sideways scrolling on any screen", async ({ page }) => {
  const site = new WebsitePage(page);
  const widths = [320, 360, 768, 1440];
  await page.goto("/");
  await expect(page.getByText("Sign in to continue").first()).toBeVisible();
  await expectNoSidewaysScrolling(page, widths);
  await site.signIn(accounts.customer);
  await expect(site.rows).toHaveCount(10);
  await expectNoSidewaysScrolling(page, widths);
  await site.openCouponDialog();
  await expectNoSidewaysScrolling(page, widths);
});
