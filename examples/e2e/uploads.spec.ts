import { createHash, randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { BreakingLine } from "./pages/breaking-line";
import { openAs } from "./pages/sign-in-page";

const megabyte = 1_048_576;
const api = "/api/webapp/v1/tickets/16/attachments/";

interface Attachment {
  readonly filename: string;
  readonly url: string;
}

/** A file on disk, which the browser reads itself. */
function file(name: string, content: string | Buffer): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, content);
  return path;
}

async function attachments(page: Page): Promise<readonly Attachment[]> {
  return ((await (await page.request.get(api)).json()) as { readonly results: readonly Attachment[] }).results;
}

test("a large file on a line that breaks is sent again, and arrives once and whole", async ({ page, baseURL }) => {
  const line = new BreakingLine(baseURL ?? "", 12 * megabyte);
  const origin = await line.open();
  try {
    const content = randomBytes(25 * megabyte);
    await openAs(page, accounts.customer, `${origin}/app/support/16`);
    const before = await attachments(page);

    const comment = page.getByRole("textbox", { name: "Your comment" });
    await comment.fill("The capture is attached.");
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Attach file" }).click();
    await (await choosing).setFiles([file("capture.bin", content), file("notes.txt", "Both boards.")]);
    const row = page.getByRole("listitem").filter({ hasText: "capture.bin" });
    const progress = row.getByRole("progressbar", { name: "Uploading capture.bin" });
    const percent = async () => Number(await progress.getAttribute("aria-valuenow"));
    await expect.poll(percent).toBeGreaterThan(20);
    await expect(page.getByRole("listitem").filter({ hasText: "notes.txt" })).toContainText("waiting");
    await comment.press("End");
    await comment.pressSequentially(" It fails on both boards.");

    // Chromium itself repeats a request if it used an existing connection.
    line.breakOff();
    const lost = row.filter({ hasText: /The connection was lost at \d+%\./ });
    const retry = lost.getByRole("button", { name: "Retry" });
    await retry.waitFor({ timeout: 120_000 });
    expect(line.broken).toBeGreaterThan(0);
    line.repair();
    await retry.click();
    const files = page.getByRole("table", { name: "Attachments" });
    await expect(files.getByRole("link", { name: "capture.bin" })).toBeVisible({ timeout: 120_000 });
    await expect(files.getByRole("link", { name: "notes.txt" })).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect(comment).toHaveValue("The capture is attached. It fails on both boards.");

    const known = new Set(before.map(({ url }) => url));
    const added = (await attachments(page)).filter(({ url }) => !known.has(url));
    expect(added.map(({ filename }) => filename).sort()).toEqual(["capture.bin", "notes.txt"]);
    const stored = await page.request.get(added.find(({ filename }) => filename === "capture.bin")?.url ?? "");
    const digest = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
    expect(digest(await stored.body())).toBe(digest(content));
  } finally {
    await line.close();
  }
});
