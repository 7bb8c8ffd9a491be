import { expect } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { PlainPage } from "./pages/plain-page";
import { SignInPage } from "./pages/sign-in-page";
import { WebsitePage } from "./pages/website-page";
import { onWebsite, test } from "./pages/website-test";

test.use(onWebsite);

const port = Number(process.env.GATEHOUSE_E2E_PORT ?? "4190");
const api = `http://api.gatehouse.localhost:${port}`;
/**
 * The page on a subdomain that the portal allows (playwright.config.ts), on one that it doesn't, and on another site.
 */
const allowed = `http://www.gatehouse.localhost:${port + 11}`;
const refused = `http://other.gatehouse.localhost:${port + 11}`;
const otherSite = `http://localhost:${port + 11}`;

const page = new PlainPage(
  port + 11,
  `<gatehouse-portal product-id="gatec" product-name="GateC" api-origin="${api}"><gatehouse-licenses></gatehouse-licenses><gatehouse-profile></gatehouse-profile></gatehouse-portal>`,
);
test.beforeAll(() => page.start());
test.afterAll(() => page.stop());

const proxy = (origin: string) =>
  `have ${origin} pass /api, /auth, /accounts, /app, /licenses and /download on to it and leave api-origin out.`;
const both = (origin: string) => `api-origin is ${api}, but this page is on ${origin}`;

test("on another subdomain, a visitor signs in at the API, returns to the page, reads and writes", async ({
  page: tab,
}) => {
  const site = new WebsitePage(tab);
  await tab.goto(allowed);
  await tab.getByRole("link", { name: "Sign in" }).first().click();
  await expect(tab).toHaveURL((url) => url.origin === api && url.pathname === "/accounts/login/");
  await new SignInPage(tab).signIn(accounts.waiting);
  await expect(tab).toHaveURL(`${allowed}/`);
  await expect(site.profile.getByRole("textbox", { name: "Last name" })).toHaveValue(/\S/);
  expect(await tab.evaluate(() => document.cookie)).toBe("");
  const title = site.profile.getByRole("textbox", { name: "Job title" });
  await title.fill("Beam physicist");
  await title.press("Enter");
  await expect(site.notifications).toContainText("Profile updated.");
  await tab.reload();
  await expect(title).toHaveValue("Beam physicist");
  await expect(site.profile.getByRole("link", { name: "Change password" })).toHaveAttribute(
    "href",
    `${api}/accounts/password/change/`,
  );
});

test("on another subdomain, a page reads the raw log of a build, which is not below the API's path", async ({
  page: tab,
}) => {
  await tab.goto(`${api}/accounts/login/?next=%2Fapp%2F`);
  await new SignInPage(tab).signIn(accounts.customer);
  const latest = tab.getByRole("table", { name: "Latest builds" });
  const build = await latest.getByRole("link", { name: "#9.7" }).getAttribute("href");
  const src = `${build ?? ""}/raw/`;
  const { body } = page;
  page.body = `<gatehouse-log product-id="gatec" product-name="GateC" api-origin="${api}" src="${src}"></gatehouse-log>`;
  await tab.goto(allowed);
  await expect(tab.getByRole("log", { name: "Log lines" })).toContainText("Setting up routing queue");
  page.body = body;
});

test("an origin that the API does not allow is named in each panel, and the connection is not blamed", async ({
  page: tab,
}) => {
  await tab.goto(refused);
  const said = `${both(refused)}, and that API does not allow this page's origin. Add ${refused} to the API's allowed origins, with credentials, or ${proxy(refused)}`;
  await expect(tab.getByRole("alert")).toHaveText([said, said]);
  await expect(tab.getByText(/connection/)).toHaveCount(0);
});

test("a page on another site says that browsers don't send the cookie, and sends nothing", async ({ page: tab }) => {
  const sent: string[] = [];
  tab.on("request", (request) => new URL(request.url()).origin === api && sent.push(request.url()));
  await tab.goto(otherSite);
  const said = `${both(otherSite)}, another site, so browsers don't send it the session cookie. Instead, ${proxy(otherSite)}`;
  await expect(tab.getByRole("alert")).toHaveText([said, said]);
  expect(sent).toEqual([]);
});

test("a policy that keeps the API out is named", async ({ page: tab, complaints }) => {
  page.policy = "default-src 'self'; style-src 'self' 'unsafe-inline'";
  await tab.goto(allowed);
  page.policy = undefined;
  const said = `${both(allowed)}, whose content security policy blocks requests to it. Add the API's origin to connect-src, or ${proxy(allowed)}`;
  await expect(tab.getByRole("alert")).toHaveText([said, said]);
  expect(complaints.splice(0).length).toBeGreaterThan(0);
});
