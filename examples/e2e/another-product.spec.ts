import { expect, type Page, test } from "@playwright/test";
import demoProduct from "../product.json" with { type: "json" };
import { accounts } from "./pages/accounts";
import { OwnPortal } from "./pages/own-portal";
import { requestsTo } from "./pages/requests-to";
import { openAs } from "./pages/sign-in-page";
import { type PagePolicy, StaticHost } from "./pages/static-host";

// The build that every other flow uses, for another product and on another server.
const product = { id: "oraclehdl", name: "OracleHDL" };
const config = {
  product,
  footer: {
    copyright: "© Oracle Instruments",
    version: "v9",
    links: [{ label: "About OracleHDL", href: "https://oracle.example/" }],
  },
  siteLinks: [{ label: "Oracle home", href: "https://oracle.example/home" }],
};

const hostileName = "</script><script>alert(1)</script><!--";

let portal: OwnPortal;
let host: StaticHost;

test.beforeAll(async () => {
  portal = new OwnPortal(5, {
    GATEHOUSE_PRODUCT_ID: product.id,
    GATEHOUSE_PRODUCT_NAME: hostileName,
    GATEHOUSE_HOST_CONFIG: "",
  });
  host = new StaticHost(6, portal.origin);
  await Promise.all([portal.start(), host.start()]);
});
test.afterAll(() => Promise.all([host.stop(), portal.stop()]));
test.beforeEach(() => {
  host.config = config;
  host.policy = "none";
});

/** Policy violations of the page, and requests that the server refused. */
async function complaintsOf(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  page.on(
    "console",
    (message) => /Content.Security.Policy|Trusted.?Type|violation/i.test(message.text()) && found.push(message.text()),
  );
  page.on("pageerror", (error) => found.push(String(error)));
  page.on("response", (response) => response.status() >= 404 && found.push(`${response.status()} ${response.url()}`));
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
      console.error("violation", violatedDirective),
    ),
  );
  return found;
}

for (const policy of ["none", "without a nonce", "with a nonce"] satisfies PagePolicy[])
  test(`the built host is another product's portal on a plain server, policy: ${policy}`, async ({ page }) => {
    host.policy = policy;
    const complaints = await complaintsOf(page);
    await openAs(page, accounts.customer, `${host.origin}/app/orders`);
    await expect(page.getByRole("table", { name: "Orders" }).getByRole("link", { name: "1012" })).toBeVisible();
    await expect(page).toHaveTitle("Orders · OracleHDL Portal");
    await expect(page.getByRole("link", { name: "OracleHDL Portal" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Site" }).getByRole("link")).toHaveText(["Oracle home"]);
    await expect(page.getByRole("contentinfo")).toHaveText("© Oracle InstrumentsAbout OracleHDLv9");
    await page.goto(`${host.origin}/app/sessions`);
    await expect(page.getByRole("table", { name: "OracleHDL sessions" })).toContainText("daq-rack-2");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    // If the policy blocked the style sheet, the page would be unstyled.
    expect(await page.getByRole("banner").evaluate((bar) => getComputedStyle(bar).display)).toBe("flex");
    expect(complaints).toEqual([]);
  });

test("the configured title and language come before the product's name and the browser's language", async ({
  page,
}) => {
  host.config = { ...config, title: "Il mio portale", locale: "it_IT.UTF-8" };
  await openAs(page, accounts.customer, `${host.origin}/app/orders`);
  await expect(page).toHaveTitle("Ordini · Il mio portale");
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("it");
});

test("a product's name is a text, whatever it holds, and our server puts it into the page itself", async ({ page }) => {
  const complaints = await complaintsOf(page);
  const files = requestsTo(page, "/app/config.json");
  let dialogs = 0;
  page.on("dialog", (dialog) => void dialog.dismiss().then(() => (dialogs += 1)));
  await openAs(page, accounts.customer, `${portal.origin}/app/orders`);
  await expect(page).toHaveTitle(`Orders · ${hostileName} Portal`);
  await expect(page.getByRole("link", { name: "1012" })).toBeVisible();
  expect([complaints, files, dialogs]).toEqual([[], [], 0]);
});

test.describe("a host without a usable config says which file to correct", () => {
  /** What the server responds with instead, and what the host says about it. */
  const broken = [
    ["is missing", 404, "/app/config.json doesn't exist. The site's administrator has to add this file."],
    [
      "cannot be read",
      500,
      "We couldn't load /app/config.json because the server responded with status 500. Try again, or tell the site's administrator.",
    ],
    [
      "is the fallback's page",
      "page",
      "The server responded with a web page instead of /app/config.json. The site's administrator has to add this file, or exclude it from the fallback to index.html.",
    ],
    ["is not JSON", '{"product": ', "/app/config.json isn't valid JSON. The site's administrator has to correct it."],
    [
      "has a wrong product",
      { product: { id: "Oracle HDL" } },
      "product.id in /app/config.json must be lowercase letters, digits and hyphens, starting with a letter. The site's administrator has to correct it.",
    ],
    [
      "has no product",
      {},
      "product in /app/config.json must be an object with an id and a name. The site's administrator has to correct it.",
    ],
  ] as const;

  test("where the file is missing or broken, and starts by Retry once it is corrected", async ({ context }) => {
    for (const [what, response, sentence] of broken) {
      // A tab is led to the sign-in page only once.
      const page = await context.newPage();
      host.config = response;
      await page.goto(`${host.origin}/app/orders`);
      await expect(page.getByRole("alert"), what).toHaveText(sentence);
      host.config = config;
      await page.getByRole("button", { name: "Retry" }).click();
      await expect(page, what).toHaveURL(/\/accounts\/login\//);
      await page.close();
    }
  });

  test("where the connection is lost", async ({ page }) => {
    await page.route("**/app/config.json", (route) => route.abort());
    await page.goto(`${host.origin}/app/orders`);
    await expect(page.getByRole("alert")).toHaveText(
      "We couldn't load /app/config.json. Check your connection, then try again.",
    );
    await page.unroute("**/app/config.json");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page).toHaveURL(/\/accounts\/login\//);
  });

  test("or that it cannot start, where nothing more can be fetched", async ({ page }) => {
    await page.route("**/app/config.json", (route) => route.abort());
    await page.route("**/assets/config-failure-*.js", (route) => route.abort());
    await page.goto(`${host.origin}/app/orders`);
    await expect(page.getByRole("alert")).toHaveText(
      "The portal can't start. Check your connection, then reload the page.",
    );
    await page.unroute("**/app/config.json");
    await page.unroute("**/assets/config-failure-*.js");
    await page.reload();
    await expect(page).toHaveURL(/\/accounts\/login\//);
  });

  test("in the reader's language", async ({ browser }) => {
    host.config = 404;
    const page = await browser.newPage({ locale: "it-IT" });
    await page.goto(`${host.origin}/app/`);
    await expect(page.getByRole("alert")).toHaveText(
      "/app/config.json non esiste. L'amministratore del sito deve aggiungere questo file.",
    );
    await page.close();
  });
});

test.describe("a host that is set up for another product than its server", () => {
  const sentence =
    'This page is set up for GateC, but the server is for the product "oraclehdl". Tell the site\'s administrator.';
  test.beforeEach(() => {
    host.config = { ...config, product: demoProduct };
  });

  test("says so on each page, once on the page and once in the console", async ({ page }) => {
    const said: string[] = [];
    page.on("console", (message) => message.text().startsWith("Gatehouse:") && said.push(message.text()));
    await openAs(page, accounts.customer, `${host.origin}/app/profile`);
    await expect(page.getByRole("textbox", { name: "Last name" })).toBeVisible();
    for (const [path, row] of [
      ["/app/orders", "Waiting for quote"],
      ["/app/sessions", "Current"],
    ] as const) {
      said.length = 0;
      await page.goto(host.origin + path);
      await expect(page.getByRole("table").getByText(row).first()).toBeVisible();
      await expect(page.getByRole("alert").filter({ hasText: sentence }).first()).toBeVisible();
      await expect(page.getByText("It doesn't exist or is no longer available.")).toHaveCount(0);
      expect(said, path).toEqual([
        expect.stringContaining('set up for the product "gatec", but the server is for the product "oraclehdl"'),
      ]);
    }
  });

  test("says nothing where nothing is wrong", async ({ page }) => {
    host.config = config;
    await openAs(page, accounts.empty, `${host.origin}/app/sessions`);
    await expect(page.getByText("No OracleHDL sessions")).toBeVisible();
    await page.getByRole("link", { name: "Orders" }).click();
    await expect(page.getByText("No orders found")).toBeVisible();
    await expect(page.getByText("Tell the site's administrator")).toHaveCount(0);
  });
});
