import { expect, type Page } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { test } from "./pages/other-browsers";
import { openAs, SignInPage } from "./pages/sign-in-page";

const builds = (page: Page) => page.getByRole("table", { name: "Builds" });

test("a customer goes from the dashboard to a build, stops it and deletes it", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/");
  const latest = page.getByRole("table", { name: "Latest builds" });
  await expect(latest.getByRole("row")).toHaveCount(6);
  await latest.getByRole("link", { name: "#9.8" }).click();
  await expect(page.getByRole("heading", { name: "Build #9.8", level: 1 })).toBeFocused();
  await expect(page).toHaveTitle("Queued... Build #9.8 · GateC Portal");

  await page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("link", { name: /^[0-9a-f]{7}$/ })
    .click();
  await expect(page.getByRole("heading", { name: /^Commit [0-9a-f]{7}$/, level: 1 })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Read out scalers without dead time" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Learn more about builds" })).toBeVisible();
  // Back returns the focus to the link that was followed.
  await builds(page).getByRole("link", { name: "#9.4" }).click();
  await expect(page.getByRole("heading", { name: "Build #9.4", level: 1 })).toBeFocused();
  await page.goBack();
  await expect(builds(page).getByRole("link", { name: "#9.4" })).toBeFocused();
  await builds(page).getByRole("link", { name: "#9.8" }).click();

  await page.getByRole("button", { name: "Stop build" }).click();
  await expect(page.getByText("Build #9.8 was stopped.")).toBeVisible();
  await expect(page).toHaveTitle("Build #9.8 · GateC Portal");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete build" });
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await dialog.getByRole("button", { name: "Delete build" }).click();
  await expect(page.getByRole("heading", { name: /^Commit/, level: 1 })).toBeFocused();
  await expect(builds(page).getByRole("link", { name: "#9.7" })).toBeVisible();
  await expect(builds(page).getByRole("link", { name: "#9.8" })).toHaveCount(0);

  // The page of a deleted build redirects to the commit.
  const address = page.url();
  await page.goto(`${address.split("?")[0]}/builds/8`);
  await expect(page).toHaveURL(address);
});

test("the raw log of a build opens beside it, whole and as text", async ({ page, context }) => {
  await openAs(page, accounts.customer, "/app/");
  await page.getByRole("table", { name: "Latest builds" }).getByRole("link", { name: "#9.5" }).click();
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: /^Raw log/ }).click();
  const raw = await opened;
  await raw.waitForLoadState();
  expect(new URL(raw.url()).pathname).toMatch(/\/builds\/5\/raw\/$/);
  const response = await page.request.get(raw.url());
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect((await response.text()).split("\n").length).toBeGreaterThan(50_000);
});

test("lines of a log are in the address, and the page stays where it is", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/");
  await page.getByRole("table", { name: "Latest builds" }).getByRole("link", { name: "#9.5" }).click();
  const log = page.getByRole("log", { name: "Log lines" });
  await expect(log).toBeVisible();
  const address = page.url();
  await page.goto(`${address}#L120-L140`);
  await expect(page.getByText("Lines 120–140")).toBeVisible();
  await page.goto(`${address}#L200`);
  await expect(page.getByText("Line 200", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Lines 120–140")).toBeVisible();
  await log.getByText("130", { exact: true }).click();
  await expect(page).toHaveURL(`${address}#L130`);
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Clear selection" }).click();
  await expect(page).toHaveURL(address);
  // Without the bar under the lines, the page can be shorter. It must not scroll to the top.
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before / 2);
});

test("a link to lines of a log leads there after sign-in", async ({ page, elsewhere }) => {
  await openAs(page, accounts.customer, "/app/");
  await page.getByRole("table", { name: "Latest builds" }).getByRole("link", { name: "#9.5" }).click();
  await expect(page.getByRole("log", { name: "Log lines" })).toBeVisible();
  const visitor = await elsewhere();
  await visitor.goto(`${page.url()}#L120-L140`);
  await visitor.waitForURL(/\/accounts\/login\//);
  await new SignInPage(visitor).signIn(accounts.customer);
  await expect(visitor.getByText("Lines 120–140")).toBeVisible();
});

test("a printed log takes the lines in view and no space for the others", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/");
  await page.getByRole("table", { name: "Latest builds" }).getByRole("link", { name: "#9.5" }).click();
  const log = page.getByRole("log", { name: "Log lines" });
  await expect(log).toBeVisible();
  const hidden = () => log.evaluate((lines) => lines.scrollHeight - lines.clientHeight);
  await expect.poll(hidden).toBeGreaterThan(1_000);
  await page.emulateMedia({ media: "print" });
  await expect.poll(hidden).toBe(0);
  await page.emulateMedia({ media: "screen" });
  await expect.poll(hidden).toBeGreaterThan(1_000);
});

test("selected lines of a log can be told apart in forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openAs(page, accounts.customer, "/app/");
  await page.getByRole("table", { name: "Latest builds" }).getByRole("link", { name: "#9.5" }).click();
  const log = page.getByRole("log", { name: "Log lines" });
  await expect(log).toBeVisible();
  await page.goto(`${page.url()}#L120-L122`);
  const ground = (line: string) =>
    log.getByText(line, { exact: true }).evaluate((number) => getComputedStyle(number).backgroundColor);
  await expect.poll(() => ground("121")).not.toBe(await ground("125"));
});

test("the lines of a log can be read while the tools around them cannot be loaded", async ({ page }) => {
  await page.route("**/assets/log-parts-*.js", (route) => route.abort());
  await openAs(page, accounts.customer, "/app/");
  await page.getByRole("table", { name: "Latest builds" }).getByRole("link", { name: "#9.5" }).click();
  const log = page.getByRole("log", { name: "Log lines" });
  await expect(log).toBeVisible();
  const tools = page.getByRole("toolbar", { name: "Log tools" });
  await expect(tools).toHaveCount(0);
  await page.unroute("**/assets/log-parts-*.js");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(tools).toBeVisible();
});

test("the top design opens large, under the page's own policy", async ({ page }) => {
  const refused: string[] = [];
  page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
  await openAs(page, accounts.customer, "/app/projects");
  await page.getByRole("table", { name: "Projects" }).getByRole("link", { name: "Pulse shaper" }).click();
  await page.getByRole("table", { name: "Commits" }).getByRole("link").first().click();
  await page.getByRole("button", { name: /^Open the top design view/ }).click();
  const dialog = page.getByRole("dialog", { name: "Top design view" });
  await expect(dialog.getByRole("status")).toHaveText(/^100/);
  await page.keyboard.press("+");
  await expect(dialog.getByRole("status")).toHaveText(/^125/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Open the top design view/ })).toBeFocused();
  expect(refused).toEqual([]);
});

test("the waves of a simulation are searched by keyboard", async ({ page }) => {
  const refused: string[] = [];
  page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
  await openAs(page, accounts.customer, "/app/projects");
  const projects = page.getByRole("table", { name: "Projects" });
  await projects.getByRole("link", { name: "Muon telescope trigger", exact: true }).click();
  await page.getByRole("table", { name: "Commits" }).getByRole("link").first().click();
  await page.getByRole("table", { name: "Simulations" }).getByRole("link", { name: "#9.2" }).click();
  const waves = page.getByRole("region", { name: "Waves" });
  const signals = waves.getByRole("listbox", { name: "Signals" });
  await signals.focus();
  await page.keyboard.press("e");
  const first = await waves.getByText(/^Cursor /).textContent();
  await page.keyboard.press("e");
  await expect(waves.getByText(/^Cursor /)).not.toHaveText(first ?? "");
  await page.keyboard.press("+");
  await expect(waves.getByRole("img", { name: /^Waves of/ })).toBeVisible();
  expect(refused).toEqual([]);
});

test("the selected wave and the time of the cursor can be read in forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openAs(page, accounts.customer, "/app/projects");
  await page.getByRole("table", { name: "Projects" }).getByRole("link", { name: "Pulse shaper" }).click();
  await page.getByRole("table", { name: "Commits" }).getByRole("link").first().click();
  await page.getByRole("table", { name: "Simulations" }).getByRole("link").first().click();
  const waves = page.getByRole("region", { name: "Waves" });
  const selected = waves.getByRole("option", { selected: true });
  const plot = waves.getByRole("img", { name: /^Waves of/ });
  await waves.getByRole("listbox", { name: "Signals" }).press("Home");
  await waves.getByRole("listbox", { name: "Signals" }).press("ArrowDown");
  await expect(selected).toBeVisible();
  // A row of one color shows nothing.
  const colorsFrom = (top: number, height: number, width: number) =>
    plot.evaluate(
      (canvas: HTMLCanvasElement, [x, y, w, h]) => {
        const scale = canvas.width / canvas.clientWidth;
        const { data } = canvas.getContext("2d")!.getImageData(x * scale, y * scale, w * scale, h * scale);
        return new Set(new Uint32Array(data.buffer)).size;
      },
      [1, top + 2, width - 2, height - 6] as const,
    );
  const rows = async () => {
    const [row, canvas] = await Promise.all([selected.boundingBox(), plot.boundingBox()]);
    return { top: row!.y - canvas!.y, height: row!.height, width: canvas!.width };
  };
  await expect
    .poll(async () => rows().then(({ top, height, width }) => colorsFrom(top, height, width)))
    .toBeGreaterThan(1);
  await expect.poll(async () => rows().then(({ height }) => colorsFrom(0, height, 20))).toBeGreaterThan(1);
});

test("a time in a simulation's log moves the cursor of its waves", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/projects");
  const projects = page.getByRole("table", { name: "Projects" });
  await projects.getByRole("link", { name: "Muon telescope trigger", exact: true }).click();
  await page.getByRole("table", { name: "Commits" }).getByRole("link").first().click();
  await page.getByRole("table", { name: "Simulations" }).getByRole("link", { name: "#9.2" }).click();
  const log = page.getByRole("log", { name: "Log lines" });
  await log.getByRole("button", { name: /^Complete Simulate/ }).click();
  const time = log.getByRole("button", { name: /^\d[\d.]* ?[num]s$/ }).last();
  const written = Number.parseFloat((await time.textContent()) ?? "");
  expect(written).toBeGreaterThan(1_000);
  await time.press("Enter");
  const waves = page.getByRole("region", { name: "Waves" });
  await expect(waves.getByText(/^Cursor /)).toHaveText(`Cursor ${written / 1_000} µs`);
});
