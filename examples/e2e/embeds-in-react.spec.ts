import { expect, type Page } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { internalTool } from "./pages/internal-tool";
import { quietTest as test } from "./pages/quiet-test";
import { requestsTo } from "./pages/requests-to";
import { signInWithoutForm } from "./pages/sign-in-page";
import { onWebsite } from "./pages/website-test";

test.use({ ...onWebsite, baseURL: internalTool });

const licenses = (page: Page) => page.getByRole("table", { name: "My Licenses" });
const toolLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Bench tool" }).getByRole("link", { name });

async function open(page: Page, path: string, email: string = accounts.manager): Promise<void> {
  await signInWithoutForm(page, email);
  await page.goto(path);
}

/** Marks the page. A reload removes the mark. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute("data-mark", ""));
const isMarked = (page: Page) => page.evaluate(() => document.body.hasAttribute("data-mark"));

test("panels run on React 18, and the tool's hooks between them find the tool's own cache and store", async ({
  page,
}) => {
  const asked = requestsTo(page, "/boards.json");
  await open(page, "/account/licenses");
  await expect(page.getByText("React 18.3.1")).toBeVisible();
  await expect(licenses(page)).toContainText("GC-7F22-0702");
  const counts = ["Boards, between panels", "Boards, outside"].map((name) => page.getByRole("status", { name }));
  for (const count of counts) await expect(count).toHaveText("3 boards");
  await page.getByRole("checkbox", { name: "Offline boards too" }).uncheck();
  for (const count of counts) await expect(count).toHaveText("2 boards");
  expect(asked).toHaveLength(1);
});

test("links of panels stay in the tool's router, lists keep their state in its address, and other screens lead to the portal", async ({
  page,
}) => {
  await open(page, "/account/licenses");
  await mark(page);
  await page.getByRole("searchbox").fill("7F21");
  await expect(page).toHaveURL(/\/account\/licenses\?\S*7F21/);
  await expect(licenses(page).getByRole("row")).toHaveCount(2);
  await page.getByRole("link", { name: "Readout firmware" }).click();
  await expect(page).toHaveURL(/\/account\/teams\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("table", { name: "Members" })).toContainText("Aiko Tanaka");
  await toolLink(page, "Teams").click();
  await expect(page.getByRole("link", { name: "Trigger development" })).toHaveAttribute("href", /^\/account\/teams\//);
  expect(await isMarked(page)).toBe(true);
  await toolLink(page, "Orders").click();
  await expect(page).toHaveURL(`${internalTool}/app/orders`);
  await expect(page.getByRole("heading", { name: "Orders", level: 1 })).toBeVisible();
});

test("Back returns from a team to the list of teams, and Forward to the team", async ({ page }) => {
  await open(page, "/account/teams");
  await mark(page);
  const team = page.getByRole("link", { name: "Readout firmware" });
  await team.click();
  await expect(page.getByRole("table", { name: "Members" })).toContainText("Aiko Tanaka");
  await page.goBack();
  await expect(page).toHaveURL(`${internalTool}/account/teams`);
  await expect(team).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/account\/teams\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("table", { name: "Members" })).toContainText("Aiko Tanaka");
  // The search changes the URL's query, but Back must still leave the team in one step.
  await page.getByRole("searchbox").last().fill("Aiko");
  await expect(page).toHaveURL(/Aiko/);
  await page.goBack();
  await expect(page).toHaveURL(`${internalTool}/account/teams`);
  await expect(team).toBeVisible();
  // Follow the frame's own link, because this is how the tool's pages link to each other.
  await toolLink(page, "Licenses").click();
  await expect(licenses(page)).toContainText("GC-7F22-0702");
  await page.goBack();
  await expect(team).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test("a build opens on the tool's own page, and its raw log on the portal's", async ({ page }) => {
  await open(page, "/account/builds", accounts.customer);
  await page.getByRole("table", { name: "Latest builds" }).getByRole("link", { name: "#9.5" }).click();
  await expect(page).toHaveURL(/\/account\/builds\/[0-9a-f-]{36}\/\w+\/5$/);
  const link = page.getByRole("link", { name: "Raw log" });
  await expect(link).toHaveAttribute("href", /^\/app\/projects\/[0-9a-f-]{36}\/commits\/\w+\/builds\/5\/raw\/$/);
  const raw = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(raw.headers()["content-type"]).toMatch(/^text\/plain/);
});

test("menus and dialogs open above the tool's bar and move nothing, and focus returns", async ({ page }) => {
  await open(page, "/account/licenses", accounts.customer);
  await expect(licenses(page).getByRole("row")).toHaveCount(11);
  // In whole pixels: texts are a fraction of a pixel higher than their skeletons.
  const places = async () => {
    const parts = [page.getByRole("banner").first(), page.getByRole("contentinfo").first()];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    return boxes.map((box) => box && [box.x, box.y, box.width, box.height].map(Math.round));
  };
  const before = await places();
  await page.getByRole("button", { name: "Add license" }).click();
  await page.getByRole("menuitem", { name: "Redeem coupon" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Coupon code")).toBeFocused();
  const isCovered = await page
    .getByRole("banner")
    .first()
    .evaluate((bar) => {
      const { left, top } = bar.getBoundingClientRect();
      return !bar.contains(document.elementFromPoint(left + 5, top + 5));
    });
  expect(isCovered).toBe(true);
  expect(await places()).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  expect(await places()).toEqual(before);
  await expect(page.getByRole("button", { name: "Add license" })).toBeFocused();
});

test("the tool's own links and Back ask before unsaved changes are lost", async ({ page }) => {
  await open(page, "/account/teams");
  await toolLink(page, "Me").click();
  const job = page.getByRole("textbox", { name: "Job title" });
  await job.fill("Bench engineer");
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await toolLink(page, "Builds").click();
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(page).toHaveURL(`${internalTool}/account/me`);
  await page.goBack();
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(page).toHaveURL(`${internalTool}/account/me`);
  await expect(job).toHaveValue("Bench engineer");
  await page.goBack();
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(page).toHaveURL(`${internalTool}/account/teams`);
  await expect(page.getByRole("link", { name: "Trigger development" })).toBeVisible();
});

test("without a session, a panel shows a sign-in link and the tool's page stays", async ({ page }) => {
  await page.goto("/account/teams");
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    /^\/accounts\/login\/\?next=/,
  );
  await expect(page).toHaveURL(`${internalTool}/account/teams`);
  await page.getByRole("banner").getByRole("link", { name: "Bench tool" }).click();
  await expect(page.getByRole("row", { name: /bench-1/ })).toBeVisible();
});

test("projects, a commit and a simulation work on React 18 in StrictMode", async ({ page }) => {
  await open(page, "/account/projects", accounts.customer);
  await expect(page.getByRole("table", { name: "Latest commits" })).toContainText("Pulse shaper");
  await expect(page.getByRole("searchbox").first()).toBeVisible();
  await page.getByRole("searchbox").first().fill("Muon telescope trigger");
  await page.getByRole("link", { name: "Muon telescope trigger", exact: true }).first().click();
  await expect(page).toHaveURL(/\/account\/projects\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("table", { name: "Tags" })).toContainText("v2.5-rc1");
  await page.getByRole("table", { name: "Commits" }).getByRole("link", { name: "324186b" }).click();
  await expect(page).toHaveURL(/\/account\/projects\/[0-9a-f-]{36}\/324186b\w+$/);
  await expect(page.getByRole("table", { name: "Builds" })).toContainText("#9.6");
  await page.getByRole("table", { name: "Simulations" }).getByRole("link", { name: "#9.2" }).click();
  await expect(page).toHaveURL(/\/account\/simulations\/[0-9a-f-]{36}\/\w+\/2$/);
  await expect(page.getByRole("log", { name: "Log lines" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Waves" })).toBeVisible();
});

test("a ticket is sent once on React 18 in StrictMode, and opens on the tool's own page", async ({ page }) => {
  const sent = requestsTo(page, "/api/webapp/v1/tickets/");
  await open(page, "/account/support", accounts.customer);
  await expect(page.getByRole("table", { name: "Tickets" })).toBeVisible();
  await page.getByRole("button", { name: "Create ticket" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Create ticket" });
  await dialog.getByLabel("Subject").fill("Bench without a license");
  await dialog.getByLabel("Message").fill("Bench 3 has no license. Which one does it need?");
  await dialog.getByRole("button", { name: "Create ticket" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/account\/support\/\d+$/);
  await expect(page.getByText("Which one does it need?").first()).toBeVisible();
  expect(sent.filter((request) => request.method() === "POST")).toHaveLength(1);
});

test("downloads and releases work on React 18 in StrictMode", async ({ page }) => {
  await open(page, "/account/downloads", accounts.release);
  await expect(page.getByRole("table").getByText("v5.2.0").first()).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download v5.2.0" }).first().click();
  expect((await downloading).suggestedFilename()).toBe("compiler-v5.2.0.zip");
  await page.goto("/account/releases");
  const link = page
    .getByRole("table", { name: "Software releases" })
    .getByRole("link", { name: "v5.2.0", exact: true });
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/\/account\/releases\/v5\.2\.0$/);
  await expect(page.getByRole("button", { name: /temporary link/ })).toBeVisible();
  await page.goto("/account/releases/v5.2.1");
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toBeVisible();
});
