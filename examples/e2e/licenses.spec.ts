import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { LicensesPage } from "./pages/licenses-page";
import { expectNoSidewaysScrolling } from "./pages/sideways";
import { openAs } from "./pages/sign-in-page";

test("a customer sees what the account owns, what is in use, and finds a license", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/licenses");
  const licenses = new LicensesPage(page);
  await expect(page).toHaveTitle("Licenses · GateC Portal");
  await expect(licenses.banner).toContainText("Your GateC PRO license is active");
  await expect(licenses.rows).toHaveCount(10);
  await expect(licenses.row("GC-3A88-2051")).toContainText("Expired");
  await expect(licenses.row("GC-7F20-8655")).toContainText("Renewal pending");
  await expect(licenses.row("GC-7F20-8655")).toContainText("+1");
  await expect(licenses.row("GC-7F20-8830")).toContainText("Renew in cart");

  await page.getByRole("searchbox").fill("GC-7F21-0307");
  await expect(licenses.rows).toHaveCount(1);
  await expect(licenses.row("GC-7F21-0307")).toContainText("Pending activation");
  await page.getByRole("searchbox").fill("nothing has this serial");
  await expect(page.getByText("No matching records found")).toBeVisible();

  await page.getByRole("tab", { name: /In Use/ }).click();
  await expect(
    page.getByRole("table", { name: "In Use" }).getByRole("row").filter({ hasText: "GC-7F21-0942" }),
  ).toContainText("Enterprise");
});

test("a loading list fades as a whole, because a browser composes each animated element in each frame", async ({
  page,
}) => {
  await page.route("**/grouped-licenses/", () => undefined);
  await openAs(page, accounts.customer, "/app/licenses");
  // The list of teams may be loading too.
  const loading = page
    .getByRole("status", { name: "Loading" })
    .filter({ has: page.getByRole("table") })
    .first();
  await expect(loading).toBeVisible();
  const animations = await loading.evaluate((list) => list.getAnimations({ subtree: true }).length);
  expect(animations).toBe(1);
});

test("a search that was just typed is kept when the tab or the page changes", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/licenses");
  const licenses = new LicensesPage(page);
  const search = page.getByRole("searchbox");
  await expect(licenses.rows).toHaveCount(10);
  await search.fill("GC-7F21-0307");
  await page.getByRole("tab", { name: /In Use/ }).click();
  await page.getByRole("tab", { name: /My Licenses/ }).click();
  await expect(search).toHaveValue("GC-7F21-0307");
  await expect(licenses.rows).toHaveCount(1);

  // In one task: the search would take the link away otherwise.
  await page.getByRole("link", { name: "GC-7F21-0307" }).evaluate((link: HTMLElement) => {
    const field = document.querySelector("input[type=search]");
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "beam");
    field?.dispatchEvent(new Event("input", { bubbles: true }));
    link.click();
  });
  await expect(page.getByRole("heading", { name: "License GC-7F21-0307" })).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  await page.goBack();
  await expect(search).toHaveValue("beam");

  await search.fill("");
  await page.getByRole("link", { name: "Orders" }).first().click();
  await page.goBack();
  await expect(search).toHaveValue("");
  await expect(licenses.rows).toHaveCount(10);
});

test("the list keeps page, sort and filters in the address", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/licenses");
  const licenses = new LicensesPage(page);
  await page.getByLabel("Type", { exact: true }).selectOption("SMART");
  await expect(licenses.row("GC-3A90-4417")).toBeVisible();
  await expect(licenses.row("GC-7F20-8655")).toHaveCount(0);
  await page.getByLabel("Expiry", { exact: true }).selectOption("Expires in under 60 days");
  await expect(licenses.rows).toHaveCount(1);
  await page.reload();
  await expect(licenses.rows).toHaveCount(1);
  await expect(licenses.row("GC-3A90-4417")).toContainText("30 days");
});

test("a license opens with its facts and its whole history", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/licenses");
  await page.getByRole("link", { name: "GC-7F21-0307" }).click();
  await expect(page.getByRole("heading", { name: "License GC-7F21-0307" })).toBeFocused();
  await expect(page.getByText("On dongle 00C4-19")).toBeVisible();
  const history = page.getByRole("region", { name: "History" }).getByRole("listitem");
  await expect(history).toHaveCount(14);
  await expect(history.first()).toContainText("1 day");
  await expect(history.filter({ hasText: "Unknown event" })).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Activate offline" })).toHaveAttribute(
    "href",
    /\/licenses\/details\/[0-9a-f-]{36}\/offline-activation\/$/,
  );
  await page.goBack();
  await expect(page).toHaveURL(/\/app\/licenses$/);
});

test("an unknown license leads back to the list", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/licenses");
  for (const guid of ["00000000-0000-4000-8000-000000000000", "not-a-guid"]) {
    await page.goto(`/app/licenses/${guid}`);
    await expect(page).toHaveURL(/\/app\/licenses$/);
  }
});

test("a coupon is redeemed once; a refusal is on its field and keeps the input", async ({ page }) => {
  await openAs(page, accounts.empty, "/app/licenses");
  const licenses = new LicensesPage(page);
  await expect(page.getByText("No licenses found")).toBeVisible();
  await licenses.redeem("RDR-SPENT-PRO00-00000-00000-000004");
  const code = licenses.dialog.getByLabel("Coupon code");
  await expect(code).toHaveAccessibleDescription(/already been used/);
  await expect(code).toHaveValue("RDR-SPENT-PRO00-00000-00000-000004");
  await code.fill("  RDR-VALID-SMART-00000-00000-000002  ");
  await code.press("Enter");
  await licenses.expectToast("Coupon redeemed successfully.");
  await expect(licenses.dialog).toHaveCount(0);
  await expect(licenses.rows).toHaveCount(1);
  await expect(licenses.rows.first()).toContainText("SMART");
});

test("a trial is granted once to an account that may have one, by keyboard alone", async ({ page }) => {
  await openAs(page, accounts.waiting, "/app/licenses");
  const licenses = new LicensesPage(page);
  await expect(licenses.banner).toContainText("You are part of a team, but no free licenses are available.");
  await page.getByRole("button", { name: "Request a trial license" }).focus();
  await page.keyboard.press("Enter");
  await expect(licenses.dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await licenses.expectToast("Trial license requested successfully.");
  await expect(licenses.rows.first()).toContainText("Trial");
  await page.getByRole("button", { name: "Add license" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Add to cart" })).toBeFocused();
  await expect(page.getByRole("menuitem", { name: /Request trial/ })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Add license" })).toBeFocused();
});

test("a member of a team with free seats sees that", async ({ page }) => {
  await openAs(page, accounts.member, "/app/licenses");
  await expect(new LicensesPage(page).banner).toContainText("You can request a team license to use GateC");
});

test("all rows are exported as CSV, not just the page", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/licenses");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /CSV/ }).click();
  const file = await (await download).path();
  const lines = readFileSync(file, "utf8").trim().split("\r\n");
  expect(lines.length).toBeGreaterThan(11);
  expect(lines[0]).toContain("Serial numbers");
  expect(lines.join("\n")).toContain("GC-7F23-0015");
});

test("licenses and a license need no sideways scrolling on any screen", async ({ page }) => {
  const widths = [360, 768, 1440];
  await openAs(page, accounts.customer, "/app/licenses");
  await expect(new LicensesPage(page).row("GC-3A88-2051")).toBeVisible();
  await expectNoSidewaysScrolling(page, widths);
  await page.getByRole("link", { name: "GC-7F20-8655" }).click();
  await expect(page.getByRole("heading", { name: "Details" })).toBeVisible();
  await expectNoSidewaysScrolling(page, widths);
});

test("a poll that brings nothing new costs at most 300 bytes a list", async ({ page }) => {
  await page.clock.install();
  await openAs(page, accounts.customer, "/app/licenses");
  await expect(new LicensesPage(page).row("GC-3A88-2051")).toBeVisible();
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  const paths = new Map<string, string>();
  const bytes = new Map<string, number>();
  network.on("Network.requestWillBeSent", ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  );
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    bytes.set(paths.get(requestId) ?? "", encodedDataLength),
  );
  await page.clock.fastForward("01:01");
  const polled = ["best-license", "grouped-licenses", "licenses-in-use", "me"].map((name) => `/api/webapp/v1/${name}/`);
  await expect.poll(() => polled.filter((path) => bytes.has(path))).toEqual(polled);
  for (const path of polled) expect(bytes.get(path), path).toBeLessThanOrEqual(300);
});

test.describe("for a reader whose browser speaks Italian", () => {
  test.use({ locale: "it-IT", timezoneId: "Europe/Rome" });

  test("the licenses are in Italian, and so are the dates", async ({ page }) => {
    await openAs(page, accounts.customer, "/app/licenses");
    await expect(page.getByRole("heading", { name: "Licenze", level: 1 })).toBeVisible();
    await expect(page).toHaveTitle("Licenze · GateC Portal");
    await expect(page.locator("html")).toHaveAttribute("lang", "it");
    await expect(page.getByRole("group", { name: "Stato della licenza" })).toContainText(
      "La tua licenza GateC PRO è attiva",
    );
    const row = page
      .getByRole("table", { name: "Le mie licenze" })
      .getByRole("row")
      .filter({ hasText: "GC-7F21-0307" });
    await expect(row).toContainText(/\d (?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic) \d{4}/);
    await expect(page.getByRole("navigation", { name: "Principale" }).getByRole("link")).toContainText([
      "Dashboard",
      "Licenze",
      "Ordini",
    ]);
    await row.getByRole("link", { name: "GC-7F21-0307" }).click();
    await expect(page.getByRole("region", { name: "Cronologia" })).toBeVisible();
  });
});

test("a menu ends with its button and shows a focus ring for the keyboard alone", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/licenses");
  const licenses = new LicensesPage(page);
  await expect(licenses.rows).toHaveCount(10);
  const menu = page.getByRole("menu");
  const first = page.getByRole("menuitem").first();
  const button = page.getByRole("button", { name: "Add license" });
  const ring = () => first.evaluate((row) => getComputedStyle(row).outlineStyle);

  await button.click();
  await expect(first).toBeFocused();
  expect(await ring()).toBe("none");
  const [inner, outer] = [await menu.boundingBox(), await button.boundingBox()];
  expect(inner!.x + inner!.width).toBeLessThanOrEqual(outer!.x + outer!.width);
  await page.keyboard.press("Escape");

  await button.focus();
  await page.keyboard.press("ArrowDown");
  await expect(first).toBeFocused();
  expect(await ring()).toBe("solid");
});
