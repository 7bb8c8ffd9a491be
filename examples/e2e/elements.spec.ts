import { expect, type Page } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { CartPage } from "./pages/cart-page";
import { panelLooks } from "./pages/looks";
import { requestsTo } from "./pages/requests-to";
import { settled } from "./pages/settled";
import { signInWithoutForm } from "./pages/sign-in-page";
import { licenses, portal, script, WebsitePage } from "./pages/website-page";
import { onWebsite, test } from "./pages/website-test";

test.use(onWebsite);

/** The page's session checks. The list of sessions has a longer path, which doesn't count. */
function sessionChecks(page: Page): () => readonly string[] {
  const path = "/auth/api/browser/v1/auth/session";
  const requests = requestsTo(page, path);
  return () => requests.map((request) => new URL(request.url()).pathname).filter((one) => one === path);
}

test("three panels check together whether there is a session", async ({ page }) => {
  const checks = sessionChecks(page);
  await new WebsitePage(page).openBare(
    portal(
      "<gatehouse-licenses></gatehouse-licenses>".repeat(2) + "<gatehouse-license-status></gatehouse-license-status>",
    ) + script,
  );
  await expect(page.getByText("Sign in to continue")).toHaveCount(3);
  // One check covers all refused requests. Another one may come first, to get the CSRF token.
  expect([1, 2]).toContain(checks().length);
});

test("one sign-in is for every panel of a page", async ({ page }) => {
  const site = new WebsitePage(page);
  const panels = ["license-status", "licenses", "teams", "cart", "orders", "sessions", "profile"];
  await site.openBare(portal(panels.map((name) => `<gatehouse-${name}></gatehouse-${name}>`).join("")) + script);
  await expect(page.getByText("Sign in to continue")).toHaveCount(panels.length);
  await signInWithoutForm(page, accounts.customer);
  // Leave the page, because it may still be sending requests.
  await page.goto("about:blank");
  const checks = sessionChecks(page);
  const refused: string[] = [];
  page.on("response", (response) => response.status() >= 400 && refused.push(response.url()));
  await page.goto("/bare");
  await expect(site.rows).toHaveCount(10);
  await expect(page.getByRole("group", { name: "License status" })).toContainText("Your GateC PRO license is active");
  await expect(page.getByRole("link", { name: "Beam diagnostics" }).first()).toBeVisible();
  await expect(new CartPage(page).quantity(1)).toHaveValue("2");
  await expect(page.getByRole("table", { name: "Orders" }).getByRole("link", { name: "1012" })).toBeVisible();
  await expect(site.sessions.getByRole("row").filter({ hasText: "Current" })).toHaveCount(1);
  await expect(site.profile.getByRole("textbox", { name: "Last name" })).toHaveValue("Marchetti");
  expect([checks(), refused]).toEqual([[], []]);
});

test("a page can ask whether a form in its panels has unsaved changes", async ({ page }) => {
  const site = new WebsitePage(page);
  await signInWithoutForm(page, accounts.customer);
  await site.openBare(portal("<gatehouse-profile></gatehouse-profile>") + script);
  const isUnsaved = () =>
    page.evaluate(() => Reflect.get(document.querySelector("gatehouse-portal") ?? {}, "hasUnsavedChanges") as unknown);
  const bio = site.profile.getByRole("textbox", { name: "Bio" });
  await expect(bio).toBeVisible();
  expect(await isUnsaved()).toBe(false);
  await bio.fill("Half a sen");
  await expect.poll(isUnsaved).toBe(true);
  await site.profile.getByRole("button", { name: "Discard" }).click();
  await expect.poll(isUnsaved).toBe(false);
});

test("a panel looks the same on a bare page, on the website and under a sheet that restyles everything", async ({
  page,
}) => {
  test.slow();
  const site = new WebsitePage(page);
  await site.openAs(accounts.customer);
  const setLook = () => {
    for (const panel of document.querySelectorAll<HTMLElement>("gatehouse-licenses")) {
      panel.setAttribute("theme", "light");
      panel.style.setProperty("--gh-font", "sans-serif");
    }
  };
  await page.evaluate(setLook);
  const readLooks = async () => {
    await expect(site.rows).toHaveCount(10);
    await expect(page.getByRole("tab", { name: /In Use\s*\d/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /^View/ }).first()).toBeVisible();
    return page.evaluate(panelLooks);
  };
  const looks = () => settled(readLooks);
  const onWebsite = await looks();
  const hostile = `<style>
    html { font-size: 50%; }
    * { letter-spacing: 3px !important; word-spacing: 9px !important; text-transform: uppercase !important; line-height: 3 !important; text-indent: 8px !important; }
    div, section, table, tr, td, th, button, input, select, h2, p, span, svg, a { all: unset !important; border: 5px solid red !important; margin: 9px !important; color: lime !important; }
    .gh-root, .gh-panel, .gh-button, .gh-table { display: none !important; }
    body { font: italic bold 40px/3 cursive; color: lime; text-align: end; }
    gatehouse-portal, gatehouse-licenses { border: 0; }
  </style>`;
  const wide = (panel: string) => `<main style="width:420px">${panel}</main>${script}`;
  await site.openBare(wide(licenses));
  await page.evaluate(setLook);
  const onBare = await looks();
  expect(onBare.length).toBeGreaterThan(200);
  expect(onWebsite).toEqual(onBare);
  await page.unrouteAll();
  await site.openBare(wide(licenses), hostile);
  await page.evaluate(setLook);
  expect(await looks()).toEqual(onBare);
});

test("a panel without a product or without its license says so, and appears once it is set", async ({ page }) => {
  const site = new WebsitePage(page);
  await signInWithoutForm(page, accounts.customer);
  const code = requestsTo(page, "/elements/");
  await site.openBare(
    `<gatehouse-licenses></gatehouse-licenses><gatehouse-license product-id="gatec"></gatehouse-license>${script}`,
  );
  await expect(
    page.getByText("<gatehouse-licenses> needs a product-id, on itself or on a <gatehouse-portal> around it."),
  ).toBeVisible();
  await expect(page.getByText("<gatehouse-license> needs the attribute license-guid.")).toBeVisible();
  expect(
    code.map((request) => new URL(request.url()).pathname).filter((path) => !/\/(?:index|chunk-\w+)\.js$/.test(path)),
  ).toEqual([]);
  await page.evaluate(() => document.querySelector("gatehouse-licenses")?.setAttribute("product-id", "gatec"));
  await expect(site.rows).toHaveCount(10);
  await page.evaluate(() =>
    document.querySelector("gatehouse-license")?.setAttribute("license-guid", "00000000-0000-4000-8000-000000000000"),
  );
  await expect(page.getByText("Failed to fetch the license.").first()).toBeVisible();
  await expect(page).toHaveURL(/\/bare$/);
});

test("a panel whose attribute is emptied says which one it needs, and comes back with it", async ({ page }) => {
  const site = new WebsitePage(page);
  await signInWithoutForm(page, accounts.customer);
  // The two panels share a React tree, which must stay when one of them is removed.
  const log = '<gatehouse-log src="/logs/none.log"></gatehouse-log>';
  await site.openBare(portal(`<gatehouse-licenses></gatehouse-licenses>${log}`) + script);
  await expect(site.rows).toHaveCount(10);
  const failed = page.getByText("We couldn't read the log. Try again.");
  await expect(failed).toBeVisible();
  await page.evaluate(() => document.querySelector("gatehouse-log")?.setAttribute("src", ""));
  await expect(page.getByText("<gatehouse-log> needs the attribute src.")).toBeVisible();
  await expect(failed).toHaveCount(0);
  await page.evaluate(() => document.querySelector("gatehouse-log")?.setAttribute("src", "/logs/none.log"));
  await expect(failed).toBeVisible();
  await expect(page.getByText("<gatehouse-log> needs the attribute src.")).toHaveCount(0);
  await expect(site.rows).toHaveCount(10);
});

test("a panel whose code cannot be fetched says so", async ({ page }) => {
  await page.route("**/elements/mount-panel-*.js", (route) => route.abort());
  await new WebsitePage(page).openBare(licenses + script);
  await expect(page.getByText("We couldn't load this part of the page. Reload it to try again.")).toBeVisible();
});

test("a second script tag, and an element that the page has defined itself, do no harm", async ({ page }) => {
  const site = new WebsitePage(page);
  await signInWithoutForm(page, accounts.customer);
  const own = `<script>customElements.define("gatehouse-license-status", class extends HTMLElement {})</script>`;
  await site.openBare(`${own}${licenses}${script}<script type="module" src="/elements/index.js?again"></script>`);
  await expect(site.rows).toHaveCount(10);
  await expect(site.panel).toHaveCount(1);
});

test("panels that are set up for another product than the server say so, and notify the page once", async ({
  page,
}) => {
  const site = new WebsitePage(page);
  await signInWithoutForm(page, accounts.customer);
  const wrong = portal("<gatehouse-orders></gatehouse-orders><gatehouse-sessions></gatehouse-sessions>").replace(
    'product-id="gatec" product-name="GateC"',
    'product-id="oraclehdl" product-name="OracleHDL"',
  );
  await page.addInitScript(() => {
    document.addEventListener("gatehouse:product.mismatched", ({ target, detail }) =>
      console.log("notice", (target as Element).localName, JSON.stringify(detail)),
    );
  });
  const notices: string[] = [];
  page.on("console", (message) => message.text().startsWith("notice") && notices.push(message.text()));
  await site.openBare(wrong + script);
  await expect(page.getByRole("table", { name: "Orders" })).toBeVisible();
  const sentence =
    'This page is set up for OracleHDL, but the server is for the product "gatec". Tell the site\'s administrator.';
  await expect(page.getByRole("alert").getByText(sentence, { exact: true })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "Failed to fetch OracleHDL sessions." })).toContainText(
    sentence,
  );
  expect(notices).toEqual([expect.stringMatching(/^notice gatehouse-\w+ .*"configured":"oraclehdl","served":"gatec"/)]);
});
