import { expect, type Page, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { requestsTo } from "./pages/requests-to";
import { openAs } from "./pages/sign-in-page";

const api = "/api/webapp/v1/";

// The list of sessions shows at once, and browser names follow when their large parser has loaded. Toasts, tours, the
// code for writes and the parts that support adds to other pages wait for the panels. The dashboard's last row waits
// for the rows above it. The lists of later pages' files come last.
const loadedLater =
  /\/(preload-lists|client-name|toast-region|tour-and-button|page-tour-atom|use-portal-atom|licenses-in-use|support-parts|list-tickets|get-help\.messages|support\.messages|unpublished-notices|dismissed-notices|identified-text|reads|send-once|kept-draft|kept-text|endpoints|schemas)-/;
// Tools that work on a list load after its rows.
const listTools =
  /\/(list-tools|license-selecting|team-license-extras|select-column|selection-bar|bulk\.messages|export-csv|kept-list)-/;
// The one-press renewal loads only when a license can be renewed.
const dashboardReleases =
  /\/(renew-now-button|use-add-renewals|reads|writes|use-next-step|cart\.look-ups|find-in-list|cart\.messages|dashboard-releases|latest-release-card|endpoints|own-version|kept-text|use-file-address|safe-address)-/;
/** The menus of a manager's licenses wait for the table. */
const readForMenus = "GET /api/webapp/v1/grouped-licenses/";
/** Reads that wait until the window has room for tours, the menu is shown, or the viewer has support-plus. */
const readLater = [
  "GET /api/webapp/v1/tour/",
  "GET /api/webapp/v1/tickets-new-replies/",
  "GET /api/webapp/v1/tickets/?page=1&page_size=20&order_by=-created_at",
];

interface Recorded {
  /** Each request. `isEarly` means that it was sent while the HTML was loading, before any of the page's code. */
  readonly calls: { readonly call: string; readonly isEarly: boolean }[];
  /** Responses to early reads that the page's code hasn't used. */
  early: object;
}

/** Records the requests of each page that is opened after this call. */
async function recordCalls(
  page: Page,
): Promise<() => Promise<{ readonly calls: Recorded["calls"]; readonly inVain: readonly string[] }>> {
  await page.addInitScript(() => {
    const recorded: Recorded = { calls: [], early: {} };
    const fetchNow = window.fetch.bind(window);
    window.fetch = (input, init) => {
      recorded.calls.push({
        call: `${init?.method ?? "GET"} ${String(input)}`,
        isEarly: document.readyState === "loading",
      });
      return fetchNow(input, init);
    };
    let reads: object | undefined;
    Object.defineProperty(window, "__gatehouseEarlyReads", {
      configurable: true,
      get: () => reads,
      set: (value: object) => {
        recorded.early = reads = value;
      },
    });
    Object.assign(window, { recorded });
  });
  return () =>
    page.evaluate(() => {
      const { calls, early } = (window as unknown as { recorded: Recorded }).recorded;
      return { calls, inVain: Object.keys(early) };
    });
}

/** The scripts that were fetched without a preload link in the page's HTML. */
const lateScripts = (page: Page) =>
  page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    const scripts = performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".js"));
    return scripts.filter((path) => !html.includes(`"${path}"`));
  });

async function firstGuid(page: Page, list: string): Promise<string> {
  const { results } = (await (await page.request.get(api + list)).json()) as {
    readonly results: readonly { readonly guid: string }[];
  };
  return results[0]?.guid ?? "";
}

test("each screen's reads and code are on their way with the page, each read once", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/");
  const [license, order, team] = await Promise.all(
    ["licenses/", "orders/", "licenses-groups/"].map((list) => firstGuid(page, list)),
  );
  const recorded = await recordCalls(page);
  // However slow a page is, no response becomes stale and refetched, and no polling starts.
  await page.clock.setFixedTime(new Date());
  await page.addInitScript((leastMs) => {
    const { setInterval } = window;
    window.setInterval = ((run: () => void, ms?: number) =>
      (ms ?? 0) < leastMs ? setInterval(run, ms) : 0) as typeof window.setInterval;
  }, 3_000);
  for (const path of [
    "/",
    "/licenses",
    `/licenses/${license}`,
    "/shopping-cart",
    "/orders",
    "/downloads",
    "/projects",
    `/orders/${order}`,
    `/teams/${team}`,
    "/profile",
    "/sessions",
    "/nowhere",
  ]) {
    await page.goto(`/app${path}`, { waitUntil: "networkidle" });
    // A slow browser may still be loading the code that uses an early read.
    await expect.poll(async () => (await recorded()).inVain, `reads in vain of ${path}`).toEqual([]);
    const { calls } = await recorded();
    const reads = calls.filter(({ call }) => call.startsWith("GET "));
    expect(
      reads.filter(
        ({ isEarly, call }) =>
          !isEarly && !readLater.includes(call) && !(path.startsWith("/teams/") && call === readForMenus),
      ),
      `late reads of ${path}`,
    ).toEqual([]);
    expect(new Set(reads.map(({ call }) => call)).size, `reads of ${path}`).toBe(reads.length);
    expect(
      (await lateScripts(page)).filter(
        (script) =>
          !loadedLater.test(script) && !listTools.test(script) && !(path === "/" && dashboardReleases.test(script)),
      ),
      `late scripts of ${path}`,
    ).toEqual([]);
  }
});

test("the files of a later page start to load together with it", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/");
  const preloaded = () =>
    page.evaluate(() =>
      Array.from(document.head.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]"), ({ href }) => href),
    );
  await expect.poll(() => page.evaluate(() => "preloadLists" in globalThis)).toBe(true);
  const before = await preloaded();
  const orders = page.waitForRequest(/\/orders-page-[\w-]+\.js$/);
  await page.getByRole("navigation").getByRole("link", { name: "Orders" }).click();
  const pageFile = (await orders).url();
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  const added = (await preloaded()).filter((href) => !before.includes(href));
  expect(added).toContain(pageFile);
  expect(added.length).toBeGreaterThan(1);
});

test("a browser that is not signed in asks for nothing before the code does, and for nothing twice", async ({
  page,
}) => {
  const reads = requestsTo(page, api);
  const response = await page.goto("/app/licenses", { waitUntil: "commit" });
  expect(await response?.text()).not.toContain(api);
  await page.waitForURL(/\/accounts\/login\//);
  expect(new Set(reads.map((request) => request.url())).size).toBe(reads.length);
});
