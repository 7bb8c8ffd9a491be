import { expect } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { panelLooks } from "./pages/looks";
import { requestsTo } from "./pages/requests-to";
import { signInWithoutForm } from "./pages/sign-in-page";
import { licenses, portal, script, WebsitePage } from "./pages/website-page";
import { onWebsite, test } from "./pages/website-test";

test.use(onWebsite);

test("a moved element keeps its appearance and input, and refetches nothing", async ({ page }) => {
  const site = new WebsitePage(page);
  await site.openAs(accounts.customer);
  await expect(site.rows).toHaveCount(10);
  await page.getByRole("searchbox").fill("GC-7F21-0307");
  await expect(site.rows).toHaveCount(1);
  // No browser keeps the focus when an element moves.
  await page.getByRole("searchbox").blur();
  const before = await page.evaluate(panelLooks);
  const requests = requestsTo(page, "/api/");
  await page.evaluate(() => {
    const panel = document.querySelector("gatehouse-licenses");
    if (panel !== null) document.querySelector("gatehouse-portal")?.prepend(panel);
  });
  await expect(page.getByRole("searchbox")).toHaveValue("GC-7F21-0307");
  await expect(site.rows).toHaveCount(1);
  expect(await page.evaluate(panelLooks)).toEqual(before);
  await site.openCouponDialog();
  await expect(site.dialog.getByRole("button", { name: "Redeem" })).toHaveCSS("background-color", "rgb(1, 104, 119)");
  expect(requests).toEqual([]);
});

test("elements that change their language together keep the input, and one can differ", async ({ page }) => {
  const site = new WebsitePage(page);
  await site.openAs(accounts.customer);
  await expect(site.rows).toHaveCount(10);
  const search = page.getByRole("searchbox");
  await search.fill("GC-7F21-0307");
  await expect(site.rows).toHaveCount(1);
  const speak = (tag: string, locale: string) =>
    page.evaluate(([tag, locale]) => document.querySelector(tag)?.setAttribute("locale", locale), [
      tag,
      locale,
    ] as const);
  const list = (name: string) => page.getByRole("table", { name });
  await speak("gatehouse-portal", "it");
  await expect(list("Le mie licenze")).toBeVisible();
  await expect(search).toHaveValue("GC-7F21-0307");
  await expect(list("Le mie licenze").getByRole("row")).toHaveCount(2);
  await speak("gatehouse-portal", "en");
  await expect(list("My Licenses")).toBeVisible();
  await expect(search).toHaveValue("GC-7F21-0307");
  await speak("gatehouse-licenses", "it");
  await expect(list("Le mie licenze")).toBeVisible();
  await expect(site.profile).toBeVisible();
});

test("a removed element sends no requests, and aborts those it had sent", async ({ page }) => {
  const site = new WebsitePage(page);
  await page.clock.install();
  await site.openAs(accounts.customer);
  await expect(site.rows).toHaveCount(10);
  const requests = requestsTo(page, "/api/");
  await page.clock.fastForward(61_000);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await page.evaluate(() => document.querySelector("gatehouse-portal")?.remove());
  await page.clock.runFor(1_000);
  requests.length = 0;
  await page.clock.runFor(180_000);
  expect(requests).toEqual([]);

  const aborted = page.waitForEvent("requestfailed", (request) => request.url().includes("/grouped-licenses/"));
  await page.route("**/grouped-licenses/", () => undefined);
  const asked = page.waitForRequest("**/grouped-licenses/");
  await site.openBare(licenses + script);
  await asked;
  await page.evaluate(() => document.querySelector("gatehouse-portal")?.remove());
  expect((await aborted).failure()?.errorText).toContain("ERR_ABORTED");
});

test("fifty mounts and unmounts leave no node and no listener behind", async ({ page }) => {
  const site = new WebsitePage(page);
  await signInWithoutForm(page, accounts.customer);
  await site.openBare(portal("") + script);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const count = async () => {
    await devtools.send("HeapProfiler.collectGarbage");
    const { metrics } = await devtools.send("Performance.getMetrics");
    const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return {
      nodes: read("Nodes"),
      listeners: read("JSEventListeners"),
      elements: await page.evaluate(() => document.getElementsByTagName("*").length),
    };
  };
  // First create everything that all panels share, such as React's own objects.
  await page.evaluate(mountAndUnmount, 5);
  const before = await count();
  await page.evaluate(mountAndUnmount, 50);
  const after = await count();
  expect(after.elements).toBe(before.elements);
  expect(after.nodes - before.nodes).toBeLessThan(50);
  expect(after.listeners - before.listeners).toBeLessThan(10);
});

/** Adds a panel, waits until it has rendered and removes it again, this many times. */
async function mountAndUnmount(times: number) {
  const frame = () => new Promise(requestAnimationFrame);
  for (let mounted = 0; mounted < times; mounted += 1) {
    const panel = document.createElement("gatehouse-licenses");
    document.querySelector("gatehouse-portal")?.append(panel);
    while (!panel.shadowRoot?.querySelector("tbody tr")) await frame();
    panel.remove();
    await frame();
  }
}
