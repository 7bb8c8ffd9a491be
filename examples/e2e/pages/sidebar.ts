import type { Locator, Page } from "@playwright/test";

/** The portal's sidebar. */
export class Sidebar {
  readonly nav: Locator;

  constructor(page: Page) {
    this.nav = page.getByRole("navigation", { name: "Main" });
  }

  link(name: string): Locator {
    return this.nav.getByRole("link", { name, exact: true });
  }

  /** Opens every menu that is closed. */
  async openMenus(): Promise<void> {
    const closed = this.nav.getByRole("button", { expanded: false });
    while ((await closed.count()) > 0) await closed.first().click();
  }

  /** The sidebar's links with their paths, in order, without their counts. */
  async entries(): Promise<string[]> {
    return this.nav
      .getByRole("link")
      .evaluateAll((links) =>
        links.map(
          (link) => `${link.querySelector("span")?.textContent} ${new URL((link as HTMLAnchorElement).href).pathname}`,
        ),
      );
  }
}
