import { expect, type Locator, type Page } from "@playwright/test";

/** `/app/shopping-cart`, and the button in the top bar that leads there. */
export class CartPage {
  readonly table: Locator;
  readonly dialog: Locator;

  constructor(private readonly page: Page) {
    this.table = page.getByRole("table", { name: "Shopping cart" });
    this.dialog = page.getByRole("dialog");
  }

  button(rows: number): Locator {
    return this.page.getByRole("link", { name: `Shopping cart, ${rows} ${rows === 1 ? "item" : "items"}` });
  }

  row(text: string): Locator {
    return this.table.getByRole("row").filter({ hasText: text });
  }

  quantity(years: number): Locator {
    return this.page.getByRole("textbox", {
      name: `Quantity of New PRO license, ${years} ${years === 1 ? "year" : "years"}`,
    });
  }

  async addLicenses(years: string, count: string): Promise<void> {
    await this.page.getByRole("button", { name: "Add new license" }).click();
    await this.dialog.getByRole("button", { name: "Duration" }).click();
    await this.page.getByRole("option", { name: years }).click();
    await this.dialog.getByLabel("License count").fill(count);
    await this.dialog.getByRole("button", { name: "Add to cart" }).click();
    await expect(this.dialog).toHaveCount(0);
  }
}
