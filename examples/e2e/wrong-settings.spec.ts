import { expect, type Page } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { requestsTo } from "./pages/requests-to";
import { portal, script, website, WebsitePage } from "./pages/website-page";
import { onWebsite, test } from "./pages/website-test";

test.use(onWebsite);

/** Collects `panel.failed` events and our console lines. */
async function reports(page: Page) {
  const lines: string[] = [];
  page.on("console", (message) => message.text().startsWith("Gatehouse: ") && lines.push(message.text()));
  await page.addInitScript(() => {
    const failed: [string, string][] = [];
    Object.assign(window, { failed });
    document.addEventListener("gatehouse:panel.failed", ({ target, detail }) =>
      failed.push([(target as Element).localName, (detail.error as Error).message]),
    );
  });
  const failed = () => page.evaluate(() => (window as unknown as { failed: [string, string][] }).failed);
  // Sorted, because panels load in any order before they report.
  return { lines, failed: async () => (await failed()).sort() };
}

const element = (attributes: string, name = "gatehouse-licenses") => `<${name} ${attributes}></${name}>`;
const host = `<h1>The page's own</h1><p>stays as it is</p>`;

for (const [attributes, said] of [
  [`product-id="Oracle HDL"`, /^product-id is "Oracle HDL"\. Use .*letters, digits and hyphens/],
  [`product-id="gate_c"`, /^product-id is "gate_c"\. Use .*letters, digits and hyphens/],
  [`product-id="gatec" product-name=" "`, /^product-name is " "\./],
  [`product-id="gatec" theme="blue"`, /^theme is "blue"\. Use one of auto, light, dark, host\.$/],
  [`product-id="gatec" access="popup"`, /^access is "popup"\. Use one of inline, redirect\.$/],
  [`product-id="gatec" z-index="high"`, /^z-index is "high"\. Use a whole number\.$/],
  [`product-id="gatec" base="app"`, /^base is "app"\. Use the path of the portal/],
  [`product-id="gatec" pages="basket=/basket"`, /^pages has "basket=\/basket"\. /],
  [`product-id="gatec" api-origin="portal.example.com"`, /^api-origin is "portal\.example\.com"\. /],
] as const)
  test(`an element with ${attributes} reports the problem once, and others keep working`, async ({ page }) => {
    const site = new WebsitePage(page);
    const report = await reports(page);
    await site.openAs(accounts.customer);
    await site.openBare(
      host +
        element(attributes) +
        element(attributes, "gatehouse-cart") +
        element(`product-id="gatec"`, "gatehouse-orders") +
        script,
    );
    const alerts = page.getByRole("alert");
    await expect(alerts).toHaveText([said, said]);
    await expect(page.getByRole("table", { name: "Orders" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "The page's own" })).toBeVisible();
    expect((await report.failed()).map(([name, text]) => [name, said.test(text)])).toEqual([
      ["gatehouse-cart", true],
      ["gatehouse-licenses", true],
    ]);
    expect(report.lines).toEqual([
      expect.stringMatching(new RegExp(said.source.replace("^", "^Gatehouse: ").replace(/\$$/, ""))),
    ]);
    await page.evaluate(() => {
      for (const panel of document.querySelectorAll("gatehouse-licenses, gatehouse-cart")) {
        for (const name of panel.getAttributeNames()) panel.removeAttribute(name);
        panel.setAttribute("product-id", "gatec");
      }
    });
    await expect(site.rows).toHaveCount(10);
    await expect(alerts).toHaveCount(0);
    expect(await report.failed()).toHaveLength(2);
  });

for (const [locale, lang] of [
  ["en_US", "en-US"],
  ["it_IT.UTF-8", "it-IT"],
  ["german", "en"],
  ["", "en"],
])
  test(`an element with locale="${locale}" renders in ${lang}`, async ({ page }) => {
    const site = new WebsitePage(page);
    await site.openAs(accounts.customer);
    await site.openBare(host + element(`product-id="gatec" locale="${locale}"`) + script);
    await expect(page.getByRole("table", { name: /My Licenses|Le mie licenze/ })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(
      await page.evaluate(() =>
        document.querySelector("gatehouse-licenses")?.shadowRoot?.querySelector(".gh-root")?.getAttribute("lang"),
      ),
    ).toBe(lang);
  });

test("an API on another site is reported with both origins, and no request is sent", async ({ page }) => {
  const site = new WebsitePage(page);
  const report = await reports(page);
  await site.openAs(accounts.customer);
  // Leave the page, because its panels may still be sending requests.
  await page.goto("about:blank");
  const sent = requestsTo(page, "/api/");
  const away: string[] = [];
  page.on("request", (request) => new URL(request.url()).origin !== website && away.push(request.url()));
  await site.openBare(
    `${host}<gatehouse-portal product-id="gatec" api-origin="https://api.example.com">${element("")}${element("", "gatehouse-cart-button")}</gatehouse-portal>${script}`,
  );
  const said = `api-origin is https://api.example.com, but this page is on ${website}, another site, so browsers don't send it the session cookie. Instead, have ${website} pass /api, /auth, /accounts, /app, /licenses and /download on to it and leave api-origin out.`;
  await expect(page.getByRole("alert")).toHaveText([said, said]);
  expect(await report.failed()).toEqual([
    ["gatehouse-cart-button", said],
    ["gatehouse-licenses", said],
  ]);
  expect([sent, away, report.lines.length]).toEqual([[], [], 1]);
  await page.evaluate(
    (own) => document.querySelector("gatehouse-portal")?.setAttribute("api-origin", own),
    `${website.toUpperCase()}/`,
  );
  await expect(site.rows).toHaveCount(10);
});

const policy = "default-src 'self'; script-src 'self' 'nonce-right'; style-src 'self' 'nonce-right'";

for (const nonce of ["", "wrong"])
  test(`under a strict policy, ${nonce ? "a wrong nonce" : "no nonce"} shows as plain text, and the right one shows the panel`, async ({
    page,
    complaints,
  }) => {
    const site = new WebsitePage(page);
    const report = await reports(page);
    await site.openAs(accounts.customer);
    await site.openBare(
      host + portal(element(nonce && `nonce="${nonce}"`) + element(`nonce="right"`, "gatehouse-orders")) + script,
      "",
      policy,
    );
    const said = "Styles are blocked by this page's content security policy. Pass its nonce as the nonce attribute.";
    await expect(page.getByRole("alert")).toHaveText([said]);
    await expect(page.getByRole("table", { name: "Orders" })).toBeVisible();
    expect(await report.failed()).toEqual([["gatehouse-licenses", said]]);
    expect(report.lines).toEqual([`Gatehouse: ${said}`]);
    await page.evaluate(() => document.querySelector("gatehouse-licenses")?.setAttribute("nonce", "right"));
    await expect(site.rows).toHaveCount(10);
    await expect(page.getByRole("button", { name: "Add license" })).toHaveCSS("background-color", "rgb(1, 104, 119)");
    // The style element that tests the nonce causes a violation.
    expect(complaints.length).toBeGreaterThan(0);
    complaints.length = 0;
  });

test("the host reports a missing nonce instead of rendering an empty page", async ({ page, complaints }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.route("**/app/licenses", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<meta property="csp-nonce"[^>]*>/, "");
    await route.fulfill({ response, body });
  });
  await page.goto("/app/licenses");
  await expect(page.getByRole("alert").first()).toHaveText(
    "Styles are blocked by this page's content security policy. Pass its nonce as appearance.nonce.",
  );
  expect(errors).toEqual([]);
  complaints.length = 0;
});
