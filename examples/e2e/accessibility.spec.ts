import { expect } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { axeIn } from "./pages/axe-in";
import { WebsitePage } from "./pages/website-page";
import { onWebsite, test } from "./pages/website-test";

test.use(onWebsite);

for (const colorScheme of ["light", "dark"] as const)
  test(`the website's panels and their dialog have no accessibility violation in the ${colorScheme} theme`, async ({
    page,
  }) => {
    const site = new WebsitePage(page);
    await page.emulateMedia({ colorScheme });
    await site.openAs(accounts.customer);
    await expect(site.rows).toHaveCount(10);
    const violations = async () =>
      (await axeIn(colorScheme, page).include("gatehouse-portal").analyze()).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
      );
    expect(await violations()).toEqual([]);
    await site.openCouponDialog();
    expect(await violations()).toEqual([]);
  });

for (const width of [320, 360, 768, 1440])
  test(`the website needs no sideways scrolling at ${width} px`, async ({ page }) => {
    const site = new WebsitePage(page);
    await page.setViewportSize({ width, height: 900 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await page.goto("/");
    await expect(page.getByText("Sign in to continue").first()).toBeVisible();
    expect(await overflow()).toBe(0);
    await site.signIn(accounts.customer);
    await expect(site.rows).toHaveCount(10);
    expect(await overflow()).toBe(0);
    await site.openCouponDialog();
    expect(await overflow()).toBe(0);
  });
