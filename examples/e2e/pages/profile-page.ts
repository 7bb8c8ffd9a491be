import { expect, type Locator, type Page } from "@playwright/test";
import { accounts } from "./accounts";
import { openAs } from "./sign-in-page";

/** `/app/profile`. */
export class ProfilePage {
  readonly panel: Locator;
  readonly picture: Locator;
  readonly preview: Locator;

  constructor(private readonly page: Page) {
    this.panel = page.getByRole("region", { name: "Profile settings" });
    this.picture = this.panel.getByRole("button", { name: "Choose a picture Picture" });
    this.preview = this.panel.getByRole("img", { name: "Preview of the new picture" });
  }

  async openAs(email: string = accounts.customer): Promise<this> {
    await openAs(this.page, email, "/app/profile");
    await expect(this.field("First name")).toBeVisible();
    return this;
  }

  field(name: string): Locator {
    // The name of a required field ends with a star.
    return this.panel.getByRole("textbox", { name: new RegExp(`^${name}\\*?$`) });
  }

  section(name: string): Locator {
    return this.panel.getByRole("button", { name });
  }

  async save(): Promise<void> {
    await this.panel.getByRole("button", { name: "Save" }).click();
  }

  async saves(): Promise<void> {
    await this.save();
    await expect(this.page.getByRole("region", { name: "Notifications" })).toContainText("Profile updated.");
    await expect(this.panel.getByText("Unsaved changes")).toBeHidden();
  }

  /** The status and type of the picture that the server sends. Null without a picture. */
  async savedPicture(): Promise<readonly [number, string] | null> {
    const me = (await (await this.page.request.get("/api/webapp/v1/me/")).json()) as {
      readonly profile_picture_url: string | null;
    };
    if (me.profile_picture_url === null) return null;
    const response = await this.page.request.get(me.profile_picture_url);
    return [response.status(), response.headers()["content-type"] ?? ""];
  }
}
