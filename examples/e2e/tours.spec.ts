import { expect, type Page, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { openAs } from "./pages/sign-in-page";

const tour = (page: Page) => page.getByRole("dialog", { name: /^Tour of the/ });
const again = (page: Page) => page.getByRole("button", { name: "Show the tour of this page" });

test("the guided tours do not come in a narrow window, however long one stays", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.clock.install();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openAs(page, accounts.visitor, "/app/");
  await expect(page.getByText("No active license found")).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(tour(page)).toHaveCount(0);
  await expect(again(page)).toHaveCount(0);
  expect(asked).not.toContain("/api/webapp/v1/tour/");
});

test("the guided tours wait until what the user does is done", async ({ page }) => {
  const dialog = page.getByRole("dialog", { name: "Redeem coupon" });
  // Hold back the response that announces a tour until the dialog is open.
  let letThrough = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/tour/", (route) => isOpen.then(() => route.continue()));
  await page.clock.install();
  await openAs(page, accounts.visitor, "/app/licenses");
  await page.getByRole("button", { name: "Add license" }).click();
  await page.getByRole("menuitem", { name: "Redeem coupon" }).click();
  await expect(dialog).toBeVisible();
  const responded = page.waitForResponse("**/tour/");
  letThrough();
  await responded;
  await page.clock.runFor(10_000);
  await expect(tour(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.clock.runFor(2_000);
  await expect(tour(page)).toBeVisible();
});

test("the guided tours start once, a second after the page, and again on request", async ({ page }) => {
  await openAs(page, accounts.visitor, "/app/");
  await expect(tour(page).getByRole("heading", { name: "The menu" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(tour(page).getByText("2 of 9")).toBeVisible();
  for (let step = 3; step <= 9; step += 1) {
    await page.keyboard.press("ArrowRight");
    await expect(tour(page).getByText(`${step} of 9`)).toBeVisible();
  }
  const recorded = page.waitForResponse(
    (response) => response.url().endsWith("/tour/") && response.request().method() === "POST",
  );
  await tour(page).getByRole("button", { name: "Done" }).click();
  await expect(tour(page)).toHaveCount(0);
  expect((await recorded).status()).toBe(200);

  await page.clock.install();
  await page.reload();
  await expect(page.getByText("No active license found")).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(tour(page)).toHaveCount(0);

  await again(page).click();
  await expect(tour(page).getByText("1 of 9")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tour(page)).toHaveCount(0);
  await expect(again(page)).toBeFocused();
});
