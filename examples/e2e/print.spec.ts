import { expect, type Locator, type Page, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { printedSheets } from "./pages/printed-sheets";
import { openAs } from "./pages/sign-in-page";

const openLatest = async (page: Page, link: string) => {
  await openAs(page, accounts.customer, "/app/");
  await page.getByRole("table", { name: "Latest builds" }).getByRole("link", { name: link }).first().click();
};
const region = (page: Page, name: string) => page.getByRole("region", { name });
/** Browsers print no backgrounds by default, and the bars of a chart are backgrounds. */
const keepsColors = (chart: Locator) =>
  expect
    .poll(() => chart.evaluate((list) => getComputedStyle(list).getPropertyValue("print-color-adjust")))
    .toBe("exact");

test("a printed commit begins on the first sheet", async ({ page }) => {
  await openLatest(page, "324186b");
  for (const list of ["Builds", "Simulations"])
    await expect(region(page, list).getByRole("link", { name: "#9.1" })).toBeVisible();
  const [first = 0, ...others] = await printedSheets(page);
  expect(first).toBeGreaterThan(Math.max(0, ...others));
});

test("a printed build has the whole names of its steps", async ({ page }) => {
  await openLatest(page, "#9.5");
  const steps = region(page, "Steps").getByRole("list");
  await expect(steps).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 794, height: 1123 });
  const cutOff = () =>
    steps.evaluate((list) =>
      [...list.querySelectorAll<HTMLElement>("[title]")]
        .filter((name) => name.scrollWidth > name.clientWidth)
        .map((name) => name.title),
    );
  await expect.poll(cutOff).toEqual([]);
});

test("a printed build and a printed order have the bars of their charts", async ({ page }) => {
  await openLatest(page, "#9.5");
  await keepsColors(region(page, "Steps").getByRole("list"));
  await keepsColors(region(page, "Utilization").getByRole("list"));
  await page.goto("/app/orders");
  await page.getByRole("table").getByRole("link", { name: "1012" }).click();
  await keepsColors(region(page, "Progress").getByRole("list"));
});

test("a printed order has no buttons", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/orders");
  await page.getByRole("table").getByRole("link", { name: "1012" }).click();
  const help = page.getByRole("button", { name: "Get help with this" });
  await expect(help).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(help).toBeHidden();
  await expect(region(page, "Items").getByText("GC-7F20-8655")).toBeVisible();
});
