import { expect, type Page, test } from "@playwright/test";
import { demoMenus, pathOf } from "../demo-menus";
import product from "../product.json" with { type: "json" };
import { accounts } from "./pages/accounts";
import { OwnPortal } from "./pages/own-portal";
import { Sidebar } from "./pages/sidebar";
import { openAs, signInWithoutForm } from "./pages/sign-in-page";

const menus = demoMenus(product.id);
const isOfServer = (path: string) => !path.startsWith("/app/");
const serverPages = Object.values(menus[accounts.admin]).flat().map(pathOf).filter(isOfServer);

test.describe("what each role finds in the portal's frame", () => {
  // A separate portal, so that other tests can't change the demo accounts.
  let portal: OwnPortal;
  test.beforeAll(async () => {
    portal = new OwnPortal(4);
    await portal.start();
  });
  test.afterAll(() => portal.stop());

  const open = async (page: Page, email: string): Promise<Sidebar> => {
    await signInWithoutForm(page, email, portal.origin);
    await page.goto(`${portal.origin}/app/licenses`);
    return new Sidebar(page);
  };
  const responses = async (page: Page, paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => `${path} ${(await page.request.get(portal.origin + path)).status()}`));

  for (const [email, { sidebar: entries, user }] of Object.entries(menus))
    test(`${email} finds what it may, and the server returns nothing else`, async ({ page }) => {
      const sidebar = await open(page, email);
      // Before the profile is confirmed, there is no menu.
      const isConfirmed = email !== accounts.new;
      if (isConfirmed) await expect(page.getByRole("button", { name: new RegExp(`${email}$`) })).toBeVisible();
      else await expect(page.getByRole("textbox", { name: "First name" })).toBeVisible();
      await sidebar.openMenus();
      await expect.poll(() => sidebar.entries()).toEqual(isConfirmed ? entries : []);
      const allowed = [...entries, ...user].map(pathOf).filter(isOfServer);
      expect(await responses(page, serverPages)).toEqual(
        serverPages.map((path) => `${path} ${allowed.includes(path) ? 200 : 404}`),
      );
    });

  test("no account of the demo is left out, and the administrator's menu leads to who they are", async ({ page }) => {
    await open(page, accounts.admin);
    await page.getByRole("button", { name: /^Ingrid Solheim/ }).click();
    await expect(page.getByRole("menuitem", { name: "Admin", exact: true })).toBeVisible();
    await page.getByRole("menuitem", { name: "Impersonate" }).click();
    const others = page.getByRole("button", { name: /^Impersonate .*@/ });
    await expect(others.first()).toBeVisible();
    const found = (await others.allTextContents()).length;
    expect(found).toBe(Object.keys(menus).length - 1);
    for (const email of Object.keys(menus).filter((other) => other !== accounts.admin))
      await expect(page.getByRole("button", { name: `Impersonate ${email}` })).toBeVisible();
  });

  test("an administrator acts as a customer with the customer's menu, and stops", async ({ page }) => {
    const sidebar = await open(page, accounts.admin);
    await page.getByRole("button", { name: /^Ingrid Solheim/ }).click();
    await page.getByRole("menuitem", { name: "Impersonate" }).click();
    await page.getByRole("button", { name: `Impersonate ${accounts.customer}` }).click();
    const banner = page.getByText(
      `You're signed in as Elena Marchetti (${accounts.customer}), impersonated by ${accounts.admin}.`,
    );
    await expect(banner).toBeVisible();
    await expect(sidebar.link("Licenses")).toBeVisible();
    await expect(sidebar.nav).not.toContainText("Management");
    expect(await responses(page, ["/management/", "/admin/"])).toEqual(["/management/ 404", "/admin/ 404"]);
    await sidebar.link("Licenses").click();
    await expect(page.getByRole("heading", { name: "Licenses", level: 1 })).toBeFocused();
    await expect(banner).toBeVisible();
    await page.getByRole("link", { name: "Stop impersonation" }).click();
    await page.getByRole("button", { name: "Stop impersonation" }).click();
    await expect(page.getByRole("button", { name: /^Ingrid Solheim/ })).toBeVisible();
    await expect(banner).toBeHidden();
  });

  test("the license desk is led from the dashboard to the back office", async ({ page }) => {
    await openAs(page, accounts.desk, `${portal.origin}/app/`, "/management/");
    await expect(page.getByRole("navigation", { name: "Back office" }).getByRole("link")).toHaveText([
      "Profile",
      "Management",
      "System status",
      "User licenses",
      "Sign out",
    ]);
    await page.getByRole("link", { name: "Profile" }).click();
    await expect(page.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();
  });

  test("on a phone the menu is a drawer, which closes when a link is followed", async ({ page }) => {
    const sidebar = await open(page, accounts.tester);
    await expect(sidebar.link("Dashboard")).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(sidebar.nav).toBeHidden();
    await page.getByRole("button", { name: "Show menu" }).click();
    await sidebar.link("Dashboard").click();
    await expect(page).toHaveURL(/\/app\/$/);
    await expect(sidebar.nav).toBeHidden();
    await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeFocused();
  });
});
