import { expect, type Page, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { printedSheets } from "./pages/printed-sheets";
import { openAs } from "./pages/sign-in-page";

const openLatest = async (page: Page, link: string) => {
  await openAs(page, accounts.customer, "/app/");
  await page.getByRole("table", { name: "Latest builds" }).getByRole("link", { name: link }).first().click();
};
const region = (page: Page, name: string) => page.getByRole("region", { name });

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
