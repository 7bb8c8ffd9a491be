import { expect, type Page } from "@playwright/test";
import { password } from "./accounts";

/** `/accounts/login/`. */
export class SignInPage {
  constructor(private readonly page: Page) {}

  async signIn(email: string, secret: string = password): Promise<void> {
    await this.page.getByLabel(/^e-?mail$/i).fill(email);
    await this.page.getByLabel("Password").fill(secret);
    await this.page.getByRole("button", { name: "Sign in" }).click();
  }

  async expectHere(): Promise<void> {
    await expect(this.page).toHaveURL(/\/accounts\/login\//);
    await expect(this.page.getByLabel("Password")).toBeVisible();
  }
}

/** Opens a page of the portal as one of the demo's users, who may be led on to another. */
export async function openAs(page: Page, email: string, path: string, landing = path): Promise<void> {
  await page.goto(path);
  await new SignInPage(page).signIn(email);
  await page.waitForURL((url) => url.pathname === new URL(landing, url).pathname);
}

/** Ends the session on the server, of which the page's own tab hears nothing. */
export async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === "csrftoken")?.value ?? "";
  const { origin } = new URL(page.url());
  const answer = await page.request.delete("/auth/api/browser/v1/auth/session", {
    headers: { "X-CSRFTOKEN": token, Origin: origin },
  });
  expect(answer.status()).toBe(401);
}
