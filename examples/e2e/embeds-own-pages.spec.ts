import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { SignInPage, signInWithoutForm } from "./pages/sign-in-page";
import { website } from "./pages/website-page";
import { onWebsite, test } from "./pages/website-test";

// Each test also fails if the website's strict policy is violated.
test.use(onWebsite);

test("the website's own pages lead from the projects to a build and its log", async ({ page }) => {
  await signInWithoutForm(page, accounts.customer);
  await page.goto("/account/projects");
  await page.getByRole("table", { name: "Projects" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/account\/project\?project=[\w-]+$/);
  await page.getByRole("table", { name: "Commits" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/account\/commit\?project=[\w-]+&commit=[0-9a-f]+$/);
  await page.getByRole("table", { name: "Builds" }).getByRole("link", { name: "#9.7" }).click();
  await expect(page).toHaveURL(/\/account\/build\?project=[\w-]+&commit=[0-9a-f]+&number=7$/);
  await expect(page.getByRole("log", { name: "Log lines" })).toContainText("Setting up routing queue");

  await page.getByRole("link", { name: "The log alone" }).click();
  await expect(page).toHaveURL(/\/account\/log\?/);
  const log = page.getByRole("log", { name: "Log lines" });
  await expect(log).toBeVisible();
  await page.getByRole("searchbox", { name: "Search" }).fill("slack histogram");
  await expect(log.locator("mark[data-current]")).toHaveText("Slack histogram");
});

test("a visitor of one of the website's own pages returns to it after sign-in", async ({ page }) => {
  await page.goto("/account/orders?page=2");
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).first().click();
  await new SignInPage(page).signIn(accounts.manager);
  await expect(page).toHaveURL("/account/orders?page=2");
});

test("waves of a simulation, downloads and tickets work on the website's own pages", async ({ page }) => {
  await signInWithoutForm(page, accounts.customer);
  await page.goto("/account/projects");
  await page.getByRole("table", { name: "Projects" }).getByRole("link").first().click();
  await page.getByRole("table", { name: "Commits" }).getByRole("link").first().click();
  await page.getByRole("table", { name: "Simulations" }).getByRole("link", { name: "#9.2" }).click();
  await expect(page.getByRole("group", { name: "Waves" })).toBeVisible();

  await page.getByRole("link", { name: "Downloads" }).click();
  await page
    .getByRole("button", { name: /^Changelog/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  const downloading = page.waitForEvent("download");
  await page
    .getByRole("button", { name: /^Download v/ })
    .first()
    .click();
  expect((await downloading).suggestedFilename()).toMatch(/^compiler-.+\.zip$/);

  await page.getByRole("link", { name: "Support" }).click();
  await page.getByRole("table", { name: "Tickets" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/account\/ticket\?id=\w+$/);
  await expect(page.getByRole("region", { name: "Conversation" })).toBeVisible();
});

test("an image in a ticket opens on the website under its strict policy", async ({ page }) => {
  await signInWithoutForm(page, accounts.customer);
  await page.goto("/account/ticket?id=12");
  await page.getByRole("table", { name: "Attachments" }).getByRole("link", { name: "front panel.png" }).click();
  await expect(page.getByRole("dialog").getByRole("img", { name: "Preview of front panel.png" })).toBeVisible();
});

test("a release on the website offers its acts to the groups that the page names", async ({ page }) => {
  await signInWithoutForm(page, accounts.release);
  await page.goto("/account/downloads");
  await page.evaluate(() => {
    const release = document.createElement("gatehouse-release");
    release.setAttribute("version-tag", "v5.2.1");
    document.querySelector("gatehouse-downloads")?.replaceWith(release);
  });
  await expect(page.getByRole("heading", { name: "Approval" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toHaveCount(0);
  await page.evaluate(
    (groups) => document.querySelector("gatehouse-portal")?.setAttribute("groups", groups),
    readFileSync(new URL("../groups.json", import.meta.url), "utf8"),
  );
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toBeVisible();
});

test("an address without what its page is about leads to the list", async ({ page }) => {
  await signInWithoutForm(page, accounts.customer);
  for (const [address, list] of [
    ["/account/build?project=a&commit=b", "projects"],
    ["/account/ticket?id=%22%3E", "support"],
    ["/account/order", "orders"],
  ]) {
    await page.goto(address ?? "");
    await expect(page).toHaveURL(`${website}/account/${list}`);
  }
});
