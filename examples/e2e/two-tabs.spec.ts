import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, type Page } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { test } from "./pages/other-browsers";
import { OwnPortal } from "./pages/own-portal";
import { openAs } from "./pages/sign-in-page";

const toolchain = resolve("packages/server/src/testing/toolchain.mjs");
const portal = new OwnPortal(6, { GATEHOUSE_TOOLCHAIN: JSON.stringify([process.execPath, toolchain]) });
const owner = ["--account", accounts.customer];

test.beforeAll(() => portal.start());
test.afterAll(() => portal.stop());

/** Pushes a design whose build runs until it is stopped. Returns its project and its commit. */
function pushEndless(): readonly [projectGuid: string, sha: string] {
  const sources = test.info().outputPath("design");
  mkdirSync(sources, { recursive: true });
  writeFileSync(resolve(sources, "plan.json"), JSON.stringify({ steps: [{ say: "Waiting" }, { wait: true }] }));
  const pushed = portal.admin(
    "push",
    test.info().title.slice(0, 40),
    sources,
    ...owner,
    "--message",
    "Endless",
    "--create",
  );
  const [, sha = "", guid = ""] = /Commit (\w+) is number 1 of project ([\w-]+)\./.exec(pushed) ?? [];
  return [guid, sha];
}

const inBoth = <Result>(tabs: readonly Page[], act: (tab: Page) => Promise<Result>) => Promise.all(tabs.map(act));
const stop = (tab: Page) => tab.getByRole("button", { name: "Stop build" }).click();
const isStopped = (tab: Page) => expect(tab.getByText("Build #1.1 was stopped.")).toBeVisible();
const askToDelete = (tab: Page) => tab.getByRole("button", { name: "Delete", exact: true }).click();
const confirm = (tab: Page) => tab.getByRole("alertdialog").getByRole("button", { name: "Delete build" }).click();
const isOnCommit = (tab: Page) => expect(tab.getByRole("heading", { name: /^Commit/, level: 1 })).toBeVisible();

test("a build is stopped and deleted in two tabs at once, and both tabs report success", async ({ page, context }) => {
  const [guid, sha] = pushEndless();
  const commit = `/app/projects/${guid}/commits/${sha}`;
  await openAs(page, accounts.customer, `${portal.origin}${commit}/builds/1`);
  const other = await context.newPage();
  await other.goto(page.url());
  const tabs = [page, other];
  await inBoth(tabs, (tab) => expect(tab).toHaveTitle(/^Building/));
  await inBoth(tabs, stop);
  await inBoth(tabs, isStopped);
  await inBoth(tabs, askToDelete);
  await inBoth(tabs, confirm);
  await inBoth(tabs, (tab) => expect(tab.getByText("Build #1.1 deleted.")).toHaveCount(1));
  await inBoth(tabs, isOnCommit);
  await inBoth(tabs, (tab) => expect(tab.getByText(/^Failed to|deleted somewhere else/)).toHaveCount(0));
});

test("a tab leaves a build that another tab deletes", async ({ page, context }) => {
  const [guid, sha] = pushEndless();
  const commit = `/app/projects/${guid}/commits/${sha}`;
  await page.clock.install();
  await openAs(page, accounts.customer, `${portal.origin}${commit}/builds/1`);
  const other = await context.newPage();
  await other.goto(page.url());
  await stop(other);
  await isStopped(other);
  await expect(page.getByRole("button", { name: "Delete", exact: true })).toBeVisible();
  await askToDelete(other);
  await confirm(other);
  await isOnCommit(other);
  await page.clock.fastForward("00:31");
  await isOnCommit(page);
  await expect(page.getByText("Build #1.1 was deleted somewhere else.")).toHaveCount(1);
  await expect(other.getByText(/deleted somewhere else/)).toHaveCount(0);
});

test("another account gets a 404 for a build", async ({ page, elsewhere }) => {
  const [guid, sha] = pushEndless();
  const read = `${portal.origin}/api/webapp/v1/projects/${guid}/versions/${sha}/builds/1/`;
  await openAs(page, accounts.customer, `${portal.origin}/app/projects`);
  expect((await page.request.get(read)).status()).toBe(200);
  const stranger = await elsewhere();
  await openAs(
    stranger,
    accounts.member,
    `${portal.origin}/app/projects/${guid}/commits/${sha}/builds/1`,
    "/app/projects",
  );
  expect((await stranger.request.get(read)).status()).toBe(404);
});
