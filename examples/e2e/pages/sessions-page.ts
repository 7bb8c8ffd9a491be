import { expect, type Locator, type Page } from "@playwright/test";

/** `/app/sessions`. */
export class SessionsPage {
  readonly web: Locator;
  readonly product: Locator;
  readonly dialog: Locator;
  readonly current: Locator;

  constructor(private readonly page: Page) {
    this.web = page.getByRole("table", { name: "Web sessions" });
    this.product = page.getByRole("table", { name: "GateC sessions" });
    this.dialog = page.getByRole("alertdialog");
    this.current = this.rowsOf(this.web).filter({ hasText: "Current" });
  }

  rowsOf(table: Locator): Locator {
    return table.getByRole("rowgroup").last().getByRole("row");
  }

  async signOutFrom(row: Locator): Promise<void> {
    await row.getByRole("button", { name: /^Sign out from/ }).click();
    await this.confirm();
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole("button", { name, exact: true }).click();
    await this.confirm();
  }

  async expectToast(text: string): Promise<void> {
    await expect(this.page.getByRole("region", { name: "Notifications" })).toContainText(text);
  }

  private async confirm(): Promise<void> {
    await this.dialog.getByRole("button", { name: "Sign out" }).click();
  }
}
