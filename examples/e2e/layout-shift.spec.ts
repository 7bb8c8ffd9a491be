import { type BrowserContext, expect, type Locator, type Page, type Route, test } from "@playwright/test";
import product from "../product.json" with { type: "json" };
import { accounts } from "./pages/accounts";
import { openAs } from "./pages/sign-in-page";

/** Added to each response, so that every page shows its skeletons first. */
const latencyMs = 150;
/** The limits for Chromium's score of a page, and of one with a title whose length is unknown while it loads. */
const maxShift = 0.02;
const maxShiftWithWrappedTitle = 0.03;
/** A build's facts and steps have heights of their own. */
const maxShiftOfBuild = 0.05;

interface Shift {
  readonly value: number;
  /** Classes of the elements that moved. */
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
  }
}

/** Records layout shifts in each document that this tab opens after this call. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources: readonly { readonly node?: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.className : "text"));
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: latencyMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  // A page grid holds its items back for a while, which must last for the responses of a busy machine too.
  await browser.send("Animation.enable");
  await browser.send("Animation.setPlaybackRate", { playbackRate: 0.02 });
}

/** Layout shifts of a page until it is fully loaded. */
async function shiftsOn(page: Page, path: string): Promise<readonly Shift[]> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await expect(page.locator("main .gh-skeleton")).toHaveCount(0);
  // Shifts are reported after the paint.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.evaluate(() => window.layoutShifts ?? []);
}

/** The path of the first link in a page's table. */
async function findPath(page: Page, from: string, table: string): Promise<string> {
  if (new URL(page.url()).pathname !== from) await page.goto(from);
  const path = await page.getByRole("table", { name: table }).getByRole("link").first().getAttribute("href");
  if (path === null) throw new Error(`${table} link to no page.`);
  return path;
}

/** Opens pages in a wide and in a narrow window. */
async function expectNoShifts(
  wide: Page,
  context: BrowserContext,
  paths: readonly string[],
  most = maxShift,
): Promise<void> {
  const narrow = await context.newPage();
  await wide.setViewportSize({ width: 1440, height: 900 });
  await narrow.setViewportSize({ width: 360, height: 780 });
  for (const page of [wide, narrow]) await recordShifts(page);
  for (const path of paths) {
    const found = await Promise.all([wide, narrow].map((page) => shiftsOn(page, path)));
    for (const [at, shifts] of found.entries()) {
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect.soft(sum, `${path}, ${["wide", "narrow"][at]}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most);
    }
  }
}

test("no page moves while it loads", async ({ page: wide, context }) => {
  await openAs(wide, accounts.customer, "/app/licenses");
  const license = await findPath(wide, "/app/licenses", "My Licenses");
  const team = await findPath(wide, "/app/licenses", "Teams");
  const order = await findPath(wide, "/app/orders", "Orders");
  const project = await findPath(wide, "/app/projects", "Projects");
  const tag = await findPath(wide, `${project}/tags`, "Tags");
  const lists = [
    "/app/",
    "/app/projects",
    "/app/licenses",
    "/app/shopping-cart",
    "/app/orders",
    "/app/profile",
    "/app/sessions",
  ];
  const paths = [...lists, license, team, order, project, `${project}/settings`, `${project}/tags`, tag];
  await expectNoShifts(wide, context, paths);
});

test("no commit, build or simulation moves while it loads", async ({ page, context }) => {
  await openAs(page, accounts.customer, "/app/projects");
  const project = await findPath(page, "/app/projects", "Projects");
  const commit = await findPath(page, project, "Commits");
  await page.goto(commit);
  const builds = page.getByRole("table", { name: "Builds" });
  const path = async (row: Locator) =>
    new URL((await row.getByRole("link").first().getAttribute("href")) ?? "", page.url()).pathname;
  const inState = (state: string) => builds.getByRole("row").filter({ hasText: state });
  // The newest of the failed builds has timing issues, so its facts fill two lines. The oldest has one line.
  const paths = [
    commit,
    await path(inState("Success").first()),
    await path(inState("Failed").first()),
    await path(inState("Failed").last()),
    await path(page.getByRole("table", { name: "Simulations" }).getByRole("row").nth(1)),
  ];
  await expectNoShifts(page, context, paths, maxShiftOfBuild);
});

test("no build moves if its figures come late", async ({ page, context }) => {
  await openAs(page, accounts.customer, "/app/projects");
  const project = await findPath(page, "/app/projects", "Projects");
  await page.goto(await findPath(page, project, "Commits"));
  const failed = page.getByRole("table", { name: "Builds" }).getByRole("row").filter({ hasText: "Failed" }).first();
  const path = new URL((await failed.getByRole("link").first().getAttribute("href")) ?? "", page.url()).pathname;
  const afterLog = async (route: Route) => {
    const log = route.request().frame().page().getByRole("log", { includeHidden: true });
    await log.waitFor({ state: "attached" });
    await route.continue();
  };
  await context.route(/\/builds\/\d+\/stats\/$/, afterLog);
  await expectNoShifts(page, context, [path], maxShiftOfBuild);
});

test("no comparison moves while it loads", async ({ page, context }) => {
  await openAs(page, accounts.customer, "/app/projects");
  const project = await findPath(page, "/app/projects", "Projects");
  await page.goto(project);
  const links = page
    .getByRole("table", { name: "Commits" })
    .getByRole("row")
    .getByRole("link", { name: /^[0-9a-f]{7}$/ });
  const [after = "", before = ""] = await Promise.all(
    [0, 1].map(async (at) => (await links.nth(at).getAttribute("href"))?.split("/").at(-1)),
  );
  await expectNoShifts(page, context, [`${project}/compare/${before}/${after}`]);
});

test("no download moves while it loads", async ({ page, context }) => {
  await openAs(page, accounts.customer, "/app/downloads");
  await expectNoShifts(page, context, ["/app/downloads"]);
});

test("no release moves while it loads", async ({ page, context }) => {
  const list = `/app/management/${product.id}-versions`;
  await openAs(page, accounts.admin, list);
  const release = await findPath(page, list, "Software releases");
  await expectNoShifts(page, context, [list, release], maxShiftOfBuild);
});

test("no ticket moves while it loads", async ({ page, context }) => {
  await openAs(page, accounts.customer, "/app/support");
  await expectNoShifts(page, context, ["/app/support"]);
  await expectNoShifts(page, context, ["/app/support/12", "/app/support/17"], maxShiftWithWrappedTitle);
});
