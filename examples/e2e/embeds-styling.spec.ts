import { expect } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { hostLooks } from "./pages/looks";
import { signInWithoutForm } from "./pages/sign-in-page";
import { licenses, script, WebsitePage } from "./pages/website-page";
import { onWebsite, test } from "./pages/website-test";

test.use(onWebsite);

test("the page's own elements look the same before and after, and nothing is written on html and body", async ({
  page,
}) => {
  const site = new WebsitePage(page);
  await signInWithoutForm(page, accounts.customer);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/elements/index.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByText("made-up company")).toBeVisible();
  // Wait for the page's own style sheet and script. Otherwise, their effects would look like the panels'.
  await page.waitForFunction(
    () =>
      document.documentElement.dataset["bsTheme"] !== undefined &&
      [...document.styleSheets].some(({ href }) => href !== null),
  );
  const before = await page.evaluate(hostLooks);
  expect(before.styles.length).toBeGreaterThanOrEqual(50);
  release();
  await expect(site.rows).toHaveCount(10);
  await site.openCouponDialog();
  expect(await page.evaluate(hostLooks)).toEqual(before);
});

test("panels follow the website's own theme as it changes, and the system's theme if set so", async ({ page }) => {
  const site = new WebsitePage(page);
  await site.openAs(accounts.customer);
  await expect(site.panel).toHaveCSS("color-scheme", "light");
  await page.getByRole("button", { name: "Light or dark" }).click();
  await expect(site.panel).toHaveCSS("color-scheme", "dark");
  await expect(site.panel).toHaveCSS("background-color", "rgb(25, 22, 19)");
  await site.openCouponDialog();
  await expect(site.dialog).toHaveCSS("color-scheme", "dark");
  await page.keyboard.press("Escape");
  await page.evaluate(() => document.querySelector("gatehouse-portal")?.setAttribute("theme", "light"));
  await expect(site.panel).toHaveCSS("color-scheme", "light");
  await page.evaluate(() => {
    document.querySelector("gatehouse-portal")?.setAttribute("theme", "host");
    document.documentElement.removeAttribute("data-bs-theme");
    document.documentElement.className = "dark";
  });
  await expect(site.panel).toHaveCSS("color-scheme", "dark");
});

test("a panel without a theme follows the system's as it changes", async ({ page }) => {
  const site = new WebsitePage(page);
  await signInWithoutForm(page, accounts.customer);
  await site.openBare(licenses + script);
  await expect(site.rows).toHaveCount(10);
  const text = () => site.panel.evaluate((panel) => getComputedStyle(panel).color);
  const light = await text();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(text).not.toBe(light);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(text).toBe(light);
});

test("the page's variables and part rules reach into the panel", async ({ page }) => {
  const site = new WebsitePage(page);
  await signInWithoutForm(page, accounts.customer);
  await site.openBare(licenses + script);
  await expect(site.rows).toHaveCount(10);
  await expect(site.addLicense).toHaveCSS("background-color", "rgb(1, 104, 119)");
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      ":root { --gh-accent: rgb(122, 31, 162); } gatehouse-licenses { --gh-radius: 0px; } gatehouse-licenses::part(gh-panel) { border-top-width: 7px; }",
    );
    document.adoptedStyleSheets = [sheet];
  });
  await expect(site.addLicense).toHaveCSS("background-color", "rgb(122, 31, 162)");
  await expect(site.addLicense).toHaveCSS("border-top-left-radius", "0px");
  await expect(site.panel).toHaveCSS("border-top-width", "7px");
  await site.openCouponDialog();
  await expect(site.dialog.getByRole("button", { name: "Redeem" })).toHaveCSS("background-color", "rgb(122, 31, 162)");
});
