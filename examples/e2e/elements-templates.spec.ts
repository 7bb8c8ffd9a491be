import { expect } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { signInWithoutForm } from "./pages/sign-in-page";
import { portal, script, WebsitePage } from "./pages/website-page";
import { onWebsite, test } from "./pages/website-test";

test.use(onWebsite);

test("each event has a second name for templates", async ({ page }) => {
  const site = new WebsitePage(page);
  await site.openBare(`<gatehouse-licenses></gatehouse-licenses>`);
  const heard = page.evaluate(
    () =>
      new Promise((resolve) => {
        const names: string[] = [];
        for (const name of ["gatehouse:panel.failed", "gatehouse-panel-failed"])
          document.addEventListener(name, (event) => {
            names.push(`${event.type} ${(event as CustomEvent<{ panel: string }>).detail.panel}`);
            if (names.length === 2) resolve(names);
          });
      }),
  );
  await page.evaluate(() => import(String("/elements/index.js")));
  expect(await heard).toEqual([
    "gatehouse:panel.failed gatehouse-licenses",
    "gatehouse-panel-failed gatehouse-licenses",
  ]);
});

test("the downloads need no release key", async ({ page }) => {
  const site = new WebsitePage(page);
  await signInWithoutForm(page, accounts.customer);
  await site.openBare(`${portal("<gatehouse-downloads></gatehouse-downloads>")}${script}`);
  await expect(page.getByRole("tab", { name: /Stable/ })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});
