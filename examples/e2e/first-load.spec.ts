import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import product from "../product.json" with { type: "json" };
import { accounts } from "./pages/accounts";
import { test } from "./pages/other-browsers";
import { lateScripts, recordCalls } from "./pages/recorded-calls";
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
/** Reads that wait until the window has room for tours, the menu is shown, or the viewer has support-plus. */
const readLater = [
  "GET /api/webapp/v1/tour/",
  "GET /api/webapp/v1/tickets-new-replies/",
  "GET /api/webapp/v1/tickets/?page=1&page_size=20&order_by=-created_at",
];

interface Found {
  readonly guid: string;
  readonly id: number;
  readonly version_sha1: string;
  readonly build_number: number;
  readonly queued: boolean;
  readonly building: boolean;
  readonly tag_name: string;
}

async function list(page: Page, path: string): Promise<readonly Found[]> {
  const { results } = (await (await page.request.get(path)).json()) as { readonly results: readonly Found[] };
  return results;
}

/** The paths of the screens below a project, with one of each kind of object. */
async function projectPaths(page: Page): Promise<readonly string[]> {
  const projects = (await list(page, `${api}projects/`)).map(({ guid }) => `projects/${guid}`);
  const found: Record<string, readonly [string, ...string[]]> = {};
  for (const project of projects) {
    const [tag] = await list(page, `${api}${project}/tags/`);
    if (tag) found["tag"] ??= [`${project}/tags/${tag.guid}`];
    const commits = (await list(page, `${api}${project}/versions/`)).map(({ version_sha1: sha }) => sha);
    const [after, before] = commits;
    if (after && before) found["commits"] ??= [`${project}/compare/${before}/${after}`];
    for (const sha of commits) {
      // The page of a running one reads more when it ends.
      const runs = async (kind: string) =>
        (await list(page, `${api}${project}/versions/${sha}/${kind}/`)).filter(
          ({ queued, building }) => !queued && !building,
        );
      const [[first, second], [simulation]] = await Promise.all([runs("builds"), runs("simulations")]);
      const commit = `${project}/commits/${sha}`;
      if (simulation) found["simulation"] ??= [`${commit}/simulations/${simulation.build_number}`];
      if (first && second)
        found["builds"] ??= [
          project,
          ...["settings", "forks", "tags"].map((name) => `${project}/${name}`),
          commit,
          `${commit}/builds/${first.build_number}`,
          `${project}/compare/${sha}.${second.build_number}/${sha}.${first.build_number}`,
        ];
    }
  }
  expect(Object.keys(found).sort()).toEqual(["builds", "commits", "simulation", "tag"]);
  return Object.values(found).flatMap((paths) => paths.map((path) => `/${path}`));
}

const customerPaths = async (page: Page) => {
  const [license, order, team, ticket] = await Promise.all(
    ["licenses", "orders", "licenses-groups", "tickets"].map(async (name) => (await list(page, `${api}${name}/`))[0]),
  );
  return [
    "/",
    "/licenses",
    `/licenses/${license?.guid}`,
    "/shopping-cart",
    "/orders",
    `/orders/${order?.guid}`,
    "/downloads",
    "/support",
    `/support/${ticket?.id}`,
    `/teams/${team?.guid}`,
    "/profile",
    "/sessions",
    "/projects",
    "/nowhere",
  ];
};

const releasePaths = async (page: Page) => {
  const name = `${product.id}-versions`;
  const [release] = await list(page, `/api/webapp-management/v1/${name}/`);
  return [`/management/${name}`, `/management/${name}/${release?.tag_name}`];
};

/** All screens, by subject, with an account that may see them. */
const subjects: Readonly<
  Record<string, readonly [account: string, paths: (page: Page) => Promise<readonly string[]>]>
> = {
  "an account": [accounts.customer, customerPaths],
  projects: [accounts.customer, projectPaths],
  releases: [accounts.release, releasePaths],
  "a new account": [accounts.new, async () => ["/confirm-profile"]],
};

/** Reads that can't be sent with the page, by the pattern of its path. */
const dependentReads: readonly (readonly [path: RegExp, read: RegExp])[] = [
  [/^\/teams\//, /\/grouped-licenses\/$/],
  // A tag names its commit.
  [/\/tags\/[^/]+$/, /\/versions\/\w+\/$/],
  // The form for replies is only below an open ticket. After the ticket is marked as seen, new replies are counted again.
  [/^\/support\//, /\/(ticket-limits|tickets-new-replies)\/$/],
  // The viewers of the log and of the waves load later and read for themselves. The links to an earlier log and the
  // changes since an earlier build need the list of builds.
  [
    /\/(builds|simulations)\/\d+$/,
    /\/(builds|simulations)\/(\d+\/((logs|output)\/(\?rows_count=100)?|stats\/)$|\?page_size=100)/,
  ],
  // Without the number of a build, a commit names its last one.
  [/\/compare\/\w+\/\w+$/, /\/builds\/\d+\/stats\/$/],
];

test("the screens of these tests are all screens", async ({ elsewhere }) => {
  const table = new URL("../host/dist/first-loads.json", import.meta.url);
  const { routes } = JSON.parse(readFileSync(table, "utf8")) as {
    readonly routes: readonly { readonly path: string }[];
  };
  const opened = await Promise.all(
    Object.values(subjects).map(async ([account, pathsOf]) => {
      const page = await elsewhere();
      await openAs(page, account, "/app/");
      return pathsOf(page);
    }),
  );
  const patterns = routes.map(({ path }) => path.replace("{product}", product.id).replace(/\{\w+\}/g, "[^/]+"));
  expect(patterns.length).toBeGreaterThan(20);
  expect(patterns.filter((pattern) => !opened.flat().some((path) => new RegExp(`^${pattern}$`).test(path)))).toEqual(
    [],
  );
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

for (const [subject, [account, pathsOf]] of Object.entries(subjects))
  test(`the reads and code of each screen of ${subject} are on their way with the page, each read once`, async ({
    page,
  }) => {
    await openAs(page, account, "/app/");
    const paths = await pathsOf(page);
    const recorded = await recordCalls(page);
    // However slow a page is, no response becomes stale and refetched, and no polling starts.
    await page.clock.setFixedTime(new Date());
    await page.addInitScript((leastMs) => {
      const { setInterval } = window;
      window.setInterval = ((run: () => void, ms?: number) =>
        (ms ?? 0) < leastMs ? setInterval(run, ms) : 0) as typeof window.setInterval;
    }, 3_000);
    for (const path of paths) {
      await page.goto(`/app${path}`, { waitUntil: "networkidle" });
      // A slow browser may still be loading the code that uses an early read.
      await expect.soft.poll(async () => (await recorded()).inVain, `reads in vain of ${path}`).toEqual([]);
      const { calls } = await recorded();
      const isDependent = (call: string) => dependentReads.some(([of, read]) => of.test(path) && read.test(call));
      const reads = calls.filter(({ call, isEarly }) => call.startsWith("GET ") && (isEarly || !isDependent(call)));
      expect
        .soft(
          reads.filter(({ isEarly, call }) => !isEarly && !readLater.includes(call)),
          `late reads of ${path}`,
        )
        .toEqual([]);
      expect.soft(new Set(reads.map(({ call }) => call)).size, `reads of ${path}`).toBe(reads.length);
      expect
        .soft(
          (await lateScripts(page)).filter(
            (script) =>
              !loadedLater.test(script) && !listTools.test(script) && !(path === "/" && dashboardReleases.test(script)),
          ),
          `late scripts of ${path}`,
        )
        .toEqual([]);
    }
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
