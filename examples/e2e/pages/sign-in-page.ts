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

/** Signs in the page's browser without opening pages. Only sign-in.spec.ts tests the form. */
export async function signInWithoutForm(page: Page, email: string, origin = ""): Promise<void> {
  const path = `${origin}/accounts/login/`;
  const form = await (await page.request.get(path)).text();
  const token = /name="csrfmiddlewaretoken" value="(\w+)"/.exec(form)?.[1] ?? "";
  const response = await page.request.post(path, {
    form: { email, password, csrfmiddlewaretoken: token },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(302);
}

/** Opens a page of the portal as a demo user. `landing` is the page to expect if the portal redirects. */
export async function openAs(page: Page, email: string, path: string, landing = path): Promise<void> {
  await signInWithoutForm(page, email, /^https?:\/\/[^/]+/.exec(path)?.[0]);
  await page.goto(path);
  await page.waitForURL((url) => url.pathname === new URL(landing, url).pathname);
}

/** Ends the session on the server. The page's own tab isn't told. */
export async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === "csrftoken")?.value ?? "";
  const { origin } = new URL(page.url());
  const response = await page.request.delete("/auth/api/browser/v1/auth/session", {
    headers: { "X-CSRFTOKEN": token, Origin: origin },
  });
  expect(response.status()).toBe(401);
}
