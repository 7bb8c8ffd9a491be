import { expect, type Page, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { openAs } from "./pages/sign-in-page";

/** The tags of the elements that move endlessly. With `iterations`, resolves after that many of the first one's. */
const endless = (page: Page, iterations = 0) =>
  page.evaluate(async (wanted) => {
    const targets = document.getAnimations().flatMap(({ effect }) => {
      const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      return isEndless && effect instanceof KeyframeEffect && effect.target ? [effect.target] : [];
    });
    for (let turn = 0; turn < wanted; turn += 1)
      await new Promise((resolve) => targets[0]?.addEventListener("animationiteration", resolve, { once: true }));
    return targets.map(({ localName }) => localName);
  }, iterations);

/** How often the browser styles a page during two iterations of its animation: about 140 times if for each frame. */
async function restyles(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Performance.enable");
  const counted = async () => {
    const { metrics } = await devTools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "RecalcStyleCount")?.value ?? Number.NaN;
  };
  const before = await counted();
  // Waiting for frames would itself style the page.
  await endless(page, 2);
  return (await counted()) - before;
}

test("the icon of a running build turns without styling the page for each frame", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/");
  await page.waitForLoadState("networkidle");
  await expect.poll(async () => new Set(await endless(page))).toEqual(new Set(["svg"]));
  expect(await restyles(page)).toBeLessThan(40);
});

test("a list that has not arrived pulses without styling the page for each frame", async ({ page }) => {
  await page.route("**/api/webapp/v1/orders/**", () => undefined);
  await openAs(page, accounts.customer, "/app/orders");
  await expect.poll(() => endless(page)).toEqual(["tbody"]);
  await endless(page, 1);
  expect(await restyles(page)).toBeLessThan(40);
});
