import { expect, type Locator, type Page } from "@playwright/test";
import { SignInPage, signInWithoutForm } from "./sign-in-page";

/** The website runs beside the portal of the run (playwright.config.ts). */
export const website = `http://127.0.0.1:${Number(process.env.GATEHOUSE_E2E_PORT ?? "4190") + 1}`;

/** The parts of a bare test page. */
export const script = `<script type="module" src="/elements/index.js"></script>`;
export const portal = (panels: string): string =>
  `<gatehouse-portal product-id="gatec" product-name="GateC">${panels}</gatehouse-portal>`;
export const licenses = portal("<gatehouse-licenses></gatehouse-licenses>");

/** The website with the panels beside its article. */
export class WebsitePage {
  readonly aside: Locator;
  readonly panel: Locator;
  readonly rows: Locator;
  readonly sessions: Locator;
  readonly profile: Locator;
  readonly addLicense: Locator;
  readonly menu: Locator;
  readonly dialog: Locator;
  readonly coupon: Locator;
  readonly notifications: Locator;
  readonly news: Locator;

  constructor(readonly page: Page) {
    this.aside = page.getByRole("complementary", { name: "Your account" });
    this.panel = page.getByRole("region", { name: "Licenses", exact: true });
    this.rows = page.getByRole("table", { name: "My Licenses" }).getByRole("rowgroup").last().getByRole("row");
    this.sessions = page.getByRole("table", { name: "Web sessions" });
    this.profile = page.getByRole("region", { name: "Profile settings" });
    this.addLicense = page.getByRole("button", { name: "Add license" });
    this.menu = page.getByRole("menu");
    this.dialog = page.getByRole("dialog");
    this.coupon = this.dialog.getByLabel("Coupon code");
    this.notifications = page.getByRole("region", { name: "Notifications" });
    this.news = this.aside.getByRole("status").first();
  }

  /** Opens the website as one of the demo's users. */
  async openAs(email: string): Promise<void> {
    await signInWithoutForm(this.page, email);
    await this.page.goto("/");
    await expect(this.addLicense).toBeVisible();
  }

  /** Signs in through the link in the website's panel. */
  async signIn(email: string): Promise<void> {
    await this.page.getByRole("link", { name: "Sign in" }).first().click();
    await new SignInPage(this.page).signIn(email);
    await this.page.waitForURL((url) => url.pathname === "/");
  }

  async openCouponDialog(): Promise<void> {
    // Finish scrolling before the click, because menus close when their trigger moves.
    await this.addLicense.hover();
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await this.addLicense.click();
    await expect(this.page.getByRole("menuitem", { name: "Add to cart" })).toBeFocused();
    await this.page.keyboard.press("ArrowDown");
    await this.page.keyboard.press("Enter");
    await expect(this.coupon).toBeFocused();
  }

  /** Opens a page on the website's origin with only this content. `policy` is its content security policy. */
  async openBare(body: string, head = "", policy?: string): Promise<void> {
    await this.page.route("**/bare", (route) =>
      route.fulfill({
        contentType: "text/html",
        ...(policy !== undefined && { headers: { "Content-Security-Policy": policy } }),
        body: `<!doctype html><html lang="en"><title>Bare</title>${head}<body>${body}</body></html>`,
      }),
    );
    await this.page.goto("/bare");
  }
}
