import { expect, type Locator, type Page } from "@playwright/test";

/** `/app/confirm-profile`. */
export class ConfirmProfilePage {
  readonly form: Locator;

  constructor(private readonly page: Page) {
    this.form = page.getByRole("form", { name: "Confirm your profile" });
  }

  field(label: string): Locator {
    return this.form.getByLabel(label);
  }

  /** Fills the form in from its first field on, without the mouse. */
  async fillInByKeyboard(organization: string): Promise<void> {
    const { keyboard } = this.page;
    await this.field("First name").focus();
    await keyboard.type("Nora");
    await keyboard.press("Tab");
    await keyboard.type("Nilsen");
    for (let tabs = 0; tabs < 3; tabs += 1) await keyboard.press("Tab");
    await expect(this.field("Country")).toBeFocused();
    await keyboard.type("Norw");
    for (let tabs = 0; tabs < 2; tabs += 1) await keyboard.press("Tab");
    await expect(this.field("Organization")).toBeFocused();
    await keyboard.press("ControlOrMeta+a");
    await keyboard.type(organization);
    for (let tabs = 0; tabs < 2; tabs += 1) await keyboard.press("Tab");
    await keyboard.press("Space");
  }
}
