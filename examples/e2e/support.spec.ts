import { truncateSync, writeFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { test } from "./pages/other-browsers";
import { OwnPortal } from "./pages/own-portal";
import { endSession, openAs, SignInPage } from "./pages/sign-in-page";

const comment = (page: Page) => page.getByRole("textbox", { name: "Your comment" });
const conversation = (page: Page) => page.getByRole("log", { name: "Conversation" });
const dialog = (page: Page) => page.getByRole("dialog");
/** A file on disk, which the browser reads itself. */
function file(name: string, bytes: number): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, "");
  truncateSync(path, bytes);
  return path;
}

test("a customer finds a ticket, reads the new replies by keyboard alone", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/support");
  await expect(page.getByRole("heading", { name: "Support", level: 1 })).toBeFocused();
  const table = page.getByRole("table", { name: "Tickets" });
  await expect(table.getByRole("row")).toHaveCount(16);
  const menu = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Support/ });
  await expect(menu).toHaveAccessibleName(/new repl/);
  await page.getByRole("combobox", { name: "Status" }).selectOption("Waiting for you");
  await expect(page).toHaveURL(/tickets\.status=waiting_for_customer/);
  await page.getByRole("link", { name: /^Timing isn't met/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Timing isn't met/, level: 1 })).toBeFocused();
  await expect(conversation(page).getByText("New", { exact: true })).toHaveCount(2);
  await expect(conversation(page).getByRole("table")).toBeVisible();

  await comment(page).focus();
  await page.keyboard.type("It works now.");
  await page.reload();
  await expect(comment(page)).toHaveValue("It works now.");
  await comment(page).focus();
  await page.keyboard.press("Control+Enter");
  await expect(conversation(page).getByText("It works now.")).toBeVisible();
  await expect(comment(page)).toHaveValue("");
  await expect(conversation(page).getByText("New", { exact: true })).toHaveCount(0);

  await page.getByRole("button", { name: "Close ticket" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("radio", { name: "2 of 5 stars" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^You closed this ticket on .* and rated it 5 of 5\.$/)).toBeVisible();
  await expect(comment(page)).toHaveCount(0);
});

test("a draft in one tab appears in the other, and is sent once", async ({ page, context }) => {
  await openAs(page, accounts.customer, "/app/support/17");
  const other = await context.newPage();
  await other.goto("/app/support/17");
  await comment(page).fill("Written in one tab,");
  await expect(comment(other)).toHaveValue("Written in one tab,");
  await comment(other).press("End");
  await comment(other).pressSequentially(" sent from the other.");
  await expect(comment(page)).toHaveValue("Written in one tab, sent from the other.");
  await comment(other).press("Control+Enter");
  await expect(conversation(other).getByText("Written in one tab, sent from the other.")).toBeVisible();
  await expect(comment(page)).toHaveValue("");
});

test("a ticket takes its files along, and a connection that breaks loses neither text nor files", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/support");
  await page.getByRole("button", { name: "Create ticket" }).click();
  await dialog(page).getByRole("textbox", { name: "Subject" }).fill("Capture stops after an hour");
  await dialog(page).getByRole("textbox", { name: "Message" }).fill("It happens on both boards.");
  await dialog(page)
    .locator("input[type=file]")
    .setInputFiles([file("capture.vcd", 3_000_000), file("waveforms.zip", 27_000_000), file("notes.txt", 2_048)]);
  await expect(dialog(page).getByText(/^This file is 25\.8 MB\. The limit is 25 MB\.$/)).toBeVisible();
  let broken = 0;
  await page.route("**/attachments/", (route) => {
    if (route.request().method() !== "POST" || broken > 0) return route.continue();
    broken += 1;
    return route.abort("connectionreset");
  });
  await dialog(page).getByRole("button", { name: "Create ticket" }).click();
  await expect(dialog(page).getByText(/The connection was lost/)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "Capture stops after an hour", level: 1 })).toBeVisible();
  const files = page.getByRole("table", { name: "Attachments" });
  await expect(files.getByRole("link")).toHaveText(["notes.txt", "capture.vcd"]);
  expect(broken).toBe(1);

  const downloading = page.waitForEvent("download");
  await files.getByRole("link", { name: "notes.txt" }).click();
  expect((await downloading).suggestedFilename()).toBe("notes.txt");
});

test("a screenshot opens in a dialog", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/support/12");
  await page.getByRole("table", { name: "Attachments" }).getByRole("link", { name: "front panel.png" }).click();
  const image = dialog(page).getByRole("img", { name: "Preview of front panel.png" });
  await expect(image).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
});

test("help with an order and a license begins with their facts", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/orders");
  await page.getByRole("link", { name: "1012" }).click();
  await page.getByRole("button", { name: "Get help with this" }).click();
  await expect(dialog(page).getByRole("textbox", { name: "Subject" })).toHaveValue("Help with order 1012");
  await expect(dialog(page).getByRole("textbox", { name: "Message" })).toHaveValue(/Status: Waiting for quote/);
  await page.keyboard.press("Escape");
  await page.goto("/app/licenses");
  await page.getByRole("table", { name: "My Licenses" }).getByRole("link").first().click();
  await page.getByRole("button", { name: "Get help with this" }).click();
  await expect(dialog(page).getByRole("textbox", { name: "Subject" })).toHaveValue(/^Help with license /);
});

test("help with a failed build takes the end of its log along", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/");
  await page.getByRole("table", { name: "Latest builds" }).getByRole("link", { name: "#9.5" }).click();
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await crumbs.getByRole("link", { name: /^[0-9a-f]{7}$/ }).click();
  await page.getByRole("table", { name: "Builds" }).getByRole("link", { name: "#9.2" }).click();
  await page.getByRole("button", { name: "Get help with this" }).click();
  await expect(dialog(page).getByRole("textbox", { name: "Log" })).toHaveValue(/ERROR/);
  await expect(dialog(page).getByRole("textbox", { name: "Version" })).toHaveValue(/^Yosys \d/);
  // The failure is at the end of the log. The end must stay in view when the field gets the focus.
  const log = dialog(page).getByRole("textbox", { name: "Log" });
  const toEnd = () =>
    log.evaluate((field) => [Math.round(field.scrollHeight - field.clientHeight - field.scrollTop), field.scrollLeft]);
  expect(await toEnd()).toEqual([0, 0]);
  expect(await log.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await dialog(page)
    .getByRole("checkbox", { name: /^Attach the last/ })
    .focus();
  await page.keyboard.press("Tab");
  await expect(log).toBeFocused();
  expect(await toEnd()).toEqual([0, 0]);
  await dialog(page).getByRole("button", { name: "Create ticket" }).click();
  await expect(page).toHaveURL(/\/app\/support\/\d+$/);
  await expect(
    page.getByRole("table", { name: "Attachments" }).getByRole("link", { name: /^build-[0-9a-f]{7}-2-log\.txt$/ }),
  ).toBeVisible();
});

test("without support-plus, every way on leads back to the start", async ({ page }) => {
  await openAs(page, accounts.member, "/app/support/18", "/app/support");
  await expect(page.getByRole("dialog", { name: "Work in progress" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(/\/app\/$/);
  await page.goto("/app/support");
  await expect(page.getByRole("dialog", { name: "Work in progress" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/app\/$/);
});

test("an unknown ticket leads back to the list", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/support/4711", "/app/support");
  await page.goto("/app/support/no-number");
  await expect(page).toHaveURL(/\/app\/support$/);
});

test("staff don't lose a reply that isn't sent", async ({ page }) => {
  await openAs(page, accounts.portalManager, "/management/tickets/?search=odd+names");
  await page.getByRole("table").getByRole("link").click();
  const reply = page.getByRole("textbox", { name: "Your reply" });
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await reply.pressSequentially("Half a sen");
  await page.getByRole("link", { name: "Support tickets" }).click();
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await expect(reply).toHaveValue("Half a sen");
  // The button that sets the status sends the reply along, so it doesn't ask.
  const shown = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Set status" }).click();
  await (await shown).finished();
  await expect(reply).toHaveValue("Half a sen");
  await page.getByRole("link", { name: "Support tickets" }).click();
  await expect.poll(() => asked).toEqual(["beforeunload", "beforeunload"]);
  await expect(reply).toHaveValue("Half a sen");

  const download = page.waitForEvent("download");
  await page.getByRole("region", { name: "Files" }).getByRole("link").first().click();
  await (await download).cancel();
  await reply.clear();
  await page.getByRole("link", { name: "Support tickets" }).click();
  await expect(
    page.getByRole("table", { name: "Tickets" }).or(page.getByRole("region", { name: "Tickets" })),
  ).toBeVisible();
  expect(asked).toHaveLength(2);
});

test("staff don't lose a reply that is sent after the session has ended", async ({ page }) => {
  await openAs(page, accounts.portalManager, "/management/tickets/15/");
  const reply = page.getByRole("textbox", { name: "Your reply" });
  await reply.fill("A whole sentence.");
  await page.getByRole("combobox", { name: "Status after the reply" }).selectOption("Open");
  await endSession(page);
  await page.getByRole("button", { name: "Send reply" }).click();
  await new SignInPage(page).signIn(accounts.portalManager);
  await expect(reply).toHaveValue("A whole sentence.");
  await expect(page.getByRole("combobox", { name: "Status after the reply" })).toHaveValue("open");
  await reply.clear();
  await page.reload();
  await expect(reply).toHaveValue("");
});

test("a reply of staff appears in the open page, and counts as seen once it was", async ({ page, elsewhere }) => {
  const portal = new OwnPortal(7);
  await portal.start();
  try {
    await page.clock.install();
    await openAs(page, accounts.customer, `${portal.origin}/app/support/17`);
    const menu = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Support/ });
    await expect(menu).toHaveAccessibleName(/^Support 3 new replies$/);
    await expect(conversation(page).getByText("New", { exact: true })).toHaveCount(0);

    const staff = await elsewhere();
    await openAs(staff, accounts.portalManager, `${portal.origin}/management/tickets/17/`);
    await staff.getByRole("textbox", { name: "Your reply" }).fill("Please send us the log of the build.");
    await staff.getByRole("button", { name: "Send reply" }).click();
    await expect(staff.getByText("Please send us the log of the build.")).toBeVisible();
    await expect(staff.getByRole("textbox", { name: "Your reply" })).toHaveValue("");

    await page.clock.fastForward("01:01");
    await expect(conversation(page).getByText("Please send us the log of the build.")).toBeVisible();
    await expect(conversation(page).getByText("New", { exact: true })).toHaveCount(1);
    await expect(page.getByText("Waiting for you")).toBeVisible();

    portal.admin("reply", "17", "--as", "Priya Nair", "--text", "The log of the simulation, too, please.");
    await page.clock.fastForward("01:01");
    await expect(conversation(page).getByText("The log of the simulation, too, please.")).toBeVisible();
    await expect(conversation(page).getByText("Priya Nair")).toBeVisible();
    // Every page counts replies to other tickets in the menu.
    portal.admin("reply", "16", "--as", "Priya Nair", "--text", "We have found the cause.");
    await page.clock.fastForward("01:01");
    await expect(menu).toHaveAccessibleName(/^Support 4 new replies$/);
    await page.goto(`${portal.origin}/app/support`);
    await expect(menu).toHaveAccessibleName(/^Support 4 new replies$/);
  } finally {
    await portal.stop();
  }
});
