import { expect, type Locator, type Page } from "@playwright/test";

/** `/app/licenses`. */
export class LicensesPage {
  readonly banner: Locator;
  readonly table: Locator;
  readonly dialog: Locator;

  constructor(private readonly page: Page) {
    this.banner = page.getByRole("group", { name: "License status" });
    this.table = page.getByRole("table", { name: "My Licenses" });
    this.dialog = page.getByRole("dialog");
  }

  row(serial: string): Locator {
    return this.table.getByRole("row").filter({ hasText: serial });
  }

  get rows(): Locator {
    return this.table.getByRole("rowgroup").last().getByRole("row");
  }

  async addLicense(entry: "Redeem coupon" | "Request trial"): Promise<void> {
    await this.page.getByRole("button", { name: "Add license" }).click();
    await this.page.getByRole("menuitem", { name: entry }).click();
  }

  async redeem(code: string): Promise<void> {
    await this.addLicense("Redeem coupon");
    await this.dialog.getByLabel("Coupon code").fill(code);
    await this.dialog.getByRole("button", { name: "Redeem" }).click();
  }

  async expectToast(text: string): Promise<void> {
    await expect(this.page.getByRole("region", { name: "Notifications" })).toContainText(text);
  }
}
