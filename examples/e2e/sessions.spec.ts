import { expect, type Page } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { test } from "./pages/other-browsers";
import { requestsTo } from "./pages/requests-to";
import { SessionsPage } from "./pages/sessions-page";
import { openAs, SignInPage } from "./pages/sign-in-page";

const path = "/auth/api/browser/v1/auth/sessions";
const ends = (page: Page) => requestsTo(page, path);

/** The page of another browser, once it shows the same account's sessions. */
async function onSessions(page: Page, email: string): Promise<Page> {
  await openAs(page, email, "/app/sessions");
  return page;
}

const linux = "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0";

test("a user sees both browsers, ends the other, and it is signed out", async ({ page, elsewhere }) => {
  const other = await onSessions(await elsewhere({ userAgent: linux }), accounts.waiting);
  await openAs(page, accounts.waiting, "/app/sessions");
  const here = new SessionsPage(page);
  await expect(here.current).toHaveCount(1);
  await expect(new SessionsPage(other).current).toContainText("Firefox 132 on Linux");
  const row = here.rowsOf(here.web).filter({ hasText: "Firefox 132 on Linux" });
  await here.signOutFrom(row);
  await here.expectToast("Signed out from the session.");
  await expect(row).toHaveCount(0);
  await expect(here.current).toHaveCount(1);
  await other.reload();
  await new SignInPage(other).expectHere();
});

test("ending the session in use leaves as sign-out does, in every tab of the browser", async ({ page, context }) => {
  await openAs(page, accounts.member, "/app/sessions");
  const tab = await context.newPage();
  await tab.goto("/app/licenses");
  await expect(tab.getByText("No licenses found")).toBeVisible();
  const sessions = new SessionsPage(page);
  await sessions.signOutFrom(sessions.current);
  await new SignInPage(page).expectHere();
  await new SignInPage(tab).expectHere();
  await page.goto("/app/sessions");
  await new SignInPage(page).expectHere();
});

// This test uses an account that no other test is signed in with at the same time.
test("all other sessions end at once, a stale one counts as ended, and with none left there is nothing to end", async ({
  page,
  elsewhere,
}) => {
  const [first, second] = [
    await onSessions(await elsewhere({ userAgent: linux }), accounts.release),
    await onSessions(await elsewhere({ userAgent: "curl/8.5.0" }), accounts.release),
  ];
  await openAs(page, accounts.release, "/app/sessions");
  const here = new SessionsPage(page);
  await expect(here.rowsOf(here.web).filter({ hasText: "curl/8.5.0" })).toHaveCount(1);
  const calls = ends(page);

  // The other browser signs out while this browser still lists its session.
  const there = new SessionsPage(second);
  await there.signOutFrom(there.current);
  await new SignInPage(second).expectHere();
  await here.signOutFrom(here.rowsOf(here.web).filter({ hasText: "curl/8.5.0" }));
  await here.expectToast("Signed out from the session.");
  await expect(here.rowsOf(here.web).filter({ hasText: "curl/8.5.0" })).toHaveCount(0);

  await here.press("Sign out from all others");
  await here.expectToast("Signed out from all other sessions.");
  await expect(here.rowsOf(here.web)).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Sign out from all others" })).toHaveCount(0);
  expect(calls.filter((request) => request.method() === "DELETE")).toHaveLength(2);
  await first.reload();
  await new SignInPage(first).expectHere();
});

test("a user signs out from one instance of the product, then from all", async ({ page }) => {
  await openAs(page, accounts.customer, "/app/sessions");
  const sessions = new SessionsPage(page);
  const rows = sessions.rowsOf(sessions.product);
  await expect(rows).toHaveCount(4);
  await sessions.signOutFrom(rows.filter({ hasText: "daq-rack-2" }));
  await expect(rows).toHaveCount(3);
  await sessions.press("Sign out from all");
  await sessions.expectToast("Signed out from all GateC sessions.");
  await expect(page.getByText("No GateC sessions")).toBeVisible();
});
