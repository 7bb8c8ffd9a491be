import { expect, test } from "@playwright/test";
import product from "../product.json" with { type: "json" };
import { accounts } from "./pages/accounts";
import { OwnPortal } from "./pages/own-portal";
import { openAs } from "./pages/sign-in-page";

const list = `/app/management/${product.id}-versions`;

test("an engineer edits the changelog, a tester approves, and an administrator takes it back", async ({ page }) => {
  const portal = new OwnPortal(8);
  await portal.start();
  try {
    await openAs(page, accounts.release, `${portal.origin}${list}`);
    await expect(page.getByRole("heading", { name: "Software Releases", level: 1 })).toBeFocused();
    await page.getByRole("searchbox", { name: "Filter by tag name" }).fill("rc.1");
    const table = page.getByRole("table", { name: "Software releases" });
    await expect(table.getByRole("row")).toHaveCount(2);
    await table.getByRole("link").click();
    const tag = "v5.2.2-rc.1";
    await expect(page.getByRole("heading", { name: tag, level: 1 })).toBeFocused();

    await page.getByRole("button", { name: "Ask for approval" }).click();
    await expect(page.getByRole("alertdialog", { name: "Changelog too short" })).toBeVisible();
    await page.getByRole("button", { name: "Edit changelog" }).click();
    await page
      .getByRole("textbox", { name: "Changelog in Markdown" })
      .fill("## Fixes\n\n- AT&amp;T reports list both clocks, &copy; 2026.");
    const preview = page.getByRole("region", { name: "Preview" });
    await expect(preview.getByRole("heading", { name: "Fixes" })).toBeVisible();
    // The page's policy doesn't let scripts parse HTML, not even for a character reference.
    await expect(preview.getByRole("listitem")).toHaveText("AT&T reports list both clocks, © 2026.");
    await page.reload();
    await expect(page.getByText("We restored your unsaved text.")).toBeVisible();
    await page.getByRole("button", { name: "Save" }).click();
    // The saved text is shown without the editor, like the preview.
    await expect(page.getByRole("button", { name: "Edit", exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Fixes" })).toBeVisible();
    await page.getByRole("button", { name: "Ask for approval" }).click();
    await page.getByRole("button", { name: "Yes" }).click();
    await expect(page.getByRole("button", { name: "Approve" })).toBeVisible();

    await page.context().clearCookies();
    await openAs(page, accounts.tester, `${portal.origin}${list}/${tag}`);
    await expect(page.getByText(`${accounts.release} asked for approval on`)).toBeVisible();
    await page.getByRole("checkbox", { name: /^I have tested/ }).check();
    await page.getByRole("button", { name: "Approve" }).click();
    await page.getByRole("button", { name: "Yes" }).click();
    await expect(page.getByText("Customers see this version as a stable release.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Unpublish stable" })).toHaveCount(0);

    await page.context().clearCookies();
    await openAs(page, accounts.admin, `${portal.origin}${list}/${tag}`);
    await page.getByRole("button", { name: "Unpublish stable" }).click();
    await page.getByRole("button", { name: "Yes" }).click();
    await expect(page.getByRole("button", { name: "Ask for approval" })).toBeVisible();
    await expect(page.getByRole("region", { name: "History" }).getByRole("listitem")).toHaveCount(7);
  } finally {
    await portal.stop();
  }
});

test("a temporary link works without a session until it is revoked", async ({ page, playwright }) => {
  await openAs(page, accounts.release, `${list}/v5.2.1`);
  await page.getByRole("button", { name: "Generate temporary link…" }).click();
  await page.getByRole("button", { name: "Generate Link" }).click();
  const link = await page.getByRole("textbox", { name: "Temporary link" }).inputValue();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
  const nobody = await playwright.request.newContext();
  try {
    const file = await nobody.get(link);
    expect(file.status()).toBe(200);
    expect((await file.body()).subarray(0, 2).toString()).toBe("PK");
    await page.getByRole("button", { name: /^Revoke the link/ }).click();
    await page.getByRole("button", { name: "Yes" }).click();
    await expect(page.getByText("No temporary links are active.")).toBeVisible();
    expect((await nobody.get(link)).ok()).toBe(false);
  } finally {
    await nobody.dispose();
  }
});

test("the pages exist for those who manage releases, and for the portal's own product", async ({ page }) => {
  await openAs(page, accounts.release, `${list}/no-such-version`);
  await expect(page).toHaveURL(new RegExp(`${list}$`));
  await page.goto("/app/management/another-versions");
  await expect(page.getByRole("heading", { name: "404" })).toBeVisible();
  await page.context().clearCookies();
  await openAs(page, accounts.customer, list);
  await expect(page.getByText("Page not found")).toBeVisible();
  await page.goto(`${list}/v5.2.1`);
  await expect(page.getByText("Page not found")).toBeVisible();
});
