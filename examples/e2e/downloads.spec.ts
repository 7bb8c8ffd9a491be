import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, type Request, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { openAs } from "./pages/sign-in-page";

test("a customer reads what changed in a version, downloads it and verifies the file", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/downloads");
  await expect(page.getByRole("heading", { name: "Downloads", level: 1 })).toBeFocused();
  const table = page.getByRole("table", { name: "Stable Releases" });
  await expect(table.getByRole("row")).toHaveCount(11);
  await table.getByRole("button", { name: "Changelog of v5.1.4" }).click();
  const dialog = page.getByRole("dialog", { name: "Changelog of v5.1.4" });
  await expect(dialog.getByRole("heading", { name: "Fixes" })).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).last().click();

  const digest = await page
    .getByText(/^[0-9a-f]{64}$/)
    .first()
    .textContent();
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  // The window that opens closes again when the file arrives, so the page that opened it reports the download.
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download v5.2.0" }).first().click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("compiler-v5.2.0.zip");
  const bytes = readFileSync(await download.path());
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(digest);

  // Use the keyboard, up to the browser's own file dialog.
  await page.getByRole("button", { name: "Verify the downloaded file of v5.2.0" }).first().press("Enter");
  const check = page.getByRole("dialog", { name: "Verify v5.2.0" });
  const field = check.getByRole("button", { name: "Choose the file Downloaded file" });
  await expect(field).toBeFocused();
  await field.setInputFiles(await download.path());
  await expect(check.getByText("This file is v5.2.0, exactly as it was released.")).toBeVisible();
  await expect(check.getByText(/^admin@example\.com, /)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(check).toBeHidden();
  expect(requests.filter((request) => request.method() !== "GET")).toEqual([]);
});

test("without a license, only the newest versions can be downloaded", async ({ page }) => {
  await openAs(page, accounts.empty, "/app/downloads");
  const table = page.getByRole("table", { name: "Stable Releases" });
  await expect(table.getByRole("button", { name: "Download v5.2.0" })).toBeEnabled();
  const older = table.getByRole("button", { name: "Download v5.1.4" });
  await expect(older).toHaveAttribute("aria-disabled", "true");
  await older.hover();
  await expect(page.getByRole("tooltip")).toContainText("Your licenses do not allow you to download this");
  await page.getByRole("tab", { name: "Nightly Builds" }).click();
  await expect(page).toHaveURL(/downloads\.tab=nightly/);
  await expect(page.getByRole("button", { name: "Download v5.3.0-nightly.40" }).last()).toBeEnabled();
});
