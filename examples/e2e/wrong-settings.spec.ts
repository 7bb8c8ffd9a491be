import { expect, type Page } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { requestsTo } from "./pages/requests-to";
import { signInWithoutForm } from "./pages/sign-in-page";
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

async function expectLicenses(page: Page, panels: number): Promise<void> {
  const tables = page.getByRole("table", { name: "My Licenses" });
  await expect(tables).toHaveCount(panels);
  for (const table of await tables.all())
    await expect(table.getByRole("rowgroup").last().getByRole("row")).toHaveCount(10);
}

const element = (attributes: string, name = "gatehouse-licenses") => `<${name} ${attributes}></${name}>`;
const host = `<h1>The page's own</h1><p>stays as it is</p>`;

/** Attributes that an element can't use, and what it says about them. */
const wrong = [
  [`product-id="Oracle HDL"`, /^product-id is "Oracle HDL"\. Use .*letters, digits and hyphens/],
  [`product-id="gate_c"`, /^product-id is "gate_c"\. Use .*letters, digits and hyphens/],
  [`product-id="gatec" product-name=" "`, /^product-name is " "\./],
  [`product-id="gatec" theme="blue"`, /^theme is "blue"\. Use one of auto, light, dark, host\.$/],
  [`product-id="gatec" access="popup"`, /^access is "popup"\. Use one of inline, redirect\.$/],
  [`product-id="gatec" z-index="high"`, /^z-index is "high"\. Use a whole number\.$/],
  [`product-id="gatec" base="app"`, /^base is "app"\. Use the path of the portal/],
  [`product-id="gatec" pages="basket=/basket"`, /^pages has "basket=\/basket"\. /],
  [`product-id="gatec" api-origin="portal.example.com"`, /^api-origin is "portal\.example\.com"\. /],
] as const;

test("elements with wrong attributes report each problem once, and others keep working", async ({ page }) => {
  const site = new WebsitePage(page);
  const report = await reports(page);
  await signInWithoutForm(page, accounts.customer);
  const pairs = wrong.map(([attributes]) => element(attributes) + element(attributes, "gatehouse-cart"));
  await site.openBare(host + pairs.join("") + element(`product-id="gatec"`, "gatehouse-orders") + script);
  const alerts = page.getByRole("alert");
  await expect(alerts).toHaveText(wrong.flatMap(([, said]) => [said, said]));
  await expect(page.getByRole("table", { name: "Orders" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "The page's own" })).toBeVisible();
  const failed = await report.failed();
  expect(failed).toHaveLength(2 * wrong.length);
  // The console's lines arrive later than the page shows the same.
  await expect.poll(() => report.lines).toHaveLength(wrong.length);
  for (const [attributes, said] of wrong) {
    const reported = failed.filter(([, text]) => said.test(text));
    expect(
      reported.map(([name]) => name),
      attributes,
    ).toEqual(["gatehouse-cart", "gatehouse-licenses"]);
    const [, text = ""] = reported[0] ?? [];
    expect(
      report.lines.filter((line) => line.startsWith(`Gatehouse: ${text}`)),
      attributes,
    ).toHaveLength(1);
  }
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll("gatehouse-licenses, gatehouse-cart")) {
      for (const name of panel.getAttributeNames()) panel.removeAttribute(name);
      panel.setAttribute("product-id", "gatec");
    }
  });
  await expectLicenses(page, wrong.length);
  await expect(alerts).toHaveCount(0);
  expect(await report.failed()).toHaveLength(2 * wrong.length);
});

test("an element takes another spelling of a locale, and is in English where it knows none", async ({ page }) => {
  const site = new WebsitePage(page);
  await signInWithoutForm(page, accounts.customer);
  const locales = ["en_US", "it_IT.UTF-8", "german", ""];
  await site.openBare(
    host + locales.map((locale) => element(`product-id="gatec" locale="${locale}"`)).join("") + script,
  );
  await expect(page.getByRole("table", { name: "My Licenses" })).toHaveCount(3);
  await expect(page.getByRole("table", { name: "Le mie licenze" })).toHaveCount(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
  const langs = await page.evaluate(() =>
    Array.from(document.querySelectorAll("gatehouse-licenses"), ({ shadowRoot }) =>
      shadowRoot?.querySelector(".gh-root")?.getAttribute("lang"),
    ),
  );
  expect(langs).toEqual(["en-US", "it-IT", "en", "en"]);
});

test("an API on another site is reported with both origins, and no request is sent", async ({ page }) => {
  const site = new WebsitePage(page);
  const report = await reports(page);
  await signInWithoutForm(page, accounts.customer);
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

test("under a strict policy, no nonce or a wrong one shows as plain text, and the right one shows the panel", async ({
  page,
  complaints,
}) => {
  const site = new WebsitePage(page);
  const report = await reports(page);
  await signInWithoutForm(page, accounts.customer);
  const panels = element("") + element(`nonce="wrong"`) + element(`nonce="right"`, "gatehouse-orders");
  await site.openBare(host + portal(panels) + script, "", policy);
  const said = "Styles are blocked by this page's content security policy. Pass its nonce as the nonce attribute.";
  await expect(page.getByRole("alert")).toHaveText([said, said]);
  await expect(page.getByRole("table", { name: "Orders" })).toBeVisible();
  expect(await report.failed()).toEqual([
    ["gatehouse-licenses", said],
    ["gatehouse-licenses", said],
  ]);
  await expect.poll(() => report.lines).toEqual([`Gatehouse: ${said}`]);
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll("gatehouse-licenses")) panel.setAttribute("nonce", "right");
  });
  await expectLicenses(page, 2);
  for (const at of [0, 1]) await expect(site.addLicense.nth(at)).toHaveCSS("background-color", "rgb(1, 104, 119)");
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
