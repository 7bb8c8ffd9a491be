import { expect, type Page, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { openAs, signInWithoutForm } from "./pages/sign-in-page";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** The smallest target size that WCAG 2.2 AA allows, in CSS pixels. */
const least = 24;

/** The visible controls that a finger can't hit, with their sizes. */
const smallTargets = (page: Page, controls = "a[href], button, input, select, textarea") =>
  page.locator(controls).evaluateAll((controls, least) => {
    const sizeOf = (control: Element) => (control.closest("label") ?? control).getBoundingClientRect();
    return (
      controls
        .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((control) => ({ control, size: sizeOf(control) }))
        // Controls of one pixel are only for screen readers.
        .filter(({ size }) => size.width > 1 && size.height > 1)
        .filter(({ size }) => Math.min(size.width, size.height) < least)
        .map(({ control, size }) => `${control.textContent}, ${size.width} by ${size.height}`)
    );
  }, least);

test("a finger hits every control of the lists on a phone, below a short top bar", async ({ page }) => {
  await signInWithoutForm(page, accounts.customer);
  for (const path of ["projects", "downloads", "support", "orders", "licenses"]) {
    await page.goto(`/app/${path}`);
    await expect(page.getByRole("table").first()).toBeVisible();
    expect((await page.getByRole("banner").boundingBox())?.height, path).toBeLessThanOrEqual(56);
    await expect.poll(() => smallTargets(page), path).toEqual([]);
  }
});

test.describe("on a tablet with a mouse", () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: false, isMobile: false });

  test("every link in the tables of projects, commits and builds can be hit", async ({ page }) => {
    await openAs(page, accounts.customer, "/app/projects");
    for (const [table, name] of [
      ["Projects", "Muon telescope trigger"],
      ["Commits", "Read out scalers without dead time"],
      ["Builds", undefined],
    ] as const) {
      await expect(page.getByRole("table", { name: table })).toBeVisible();
      await expect.poll(() => smallTargets(page, "table a[href]")).toEqual([]);
      if (name !== undefined)
        await page.getByRole("table", { name: table }).getByRole("link", { name, exact: true }).click();
    }
  });
});
